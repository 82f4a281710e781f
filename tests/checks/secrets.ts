/**
 * Nothing that's served or committed looks like a secret: secretlint knows vendors' formats, and the rest is checked
 * here.
 */
import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import {type Problem} from './problem';

const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: creator,
      rules: [{id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}],
    },
  ],
};

/** Formats that the preset lacks, or finds only in certain files. */
const shapes = [
  // A body must follow, because pages may show how such a file begins.
  {name: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)*[A-Za-z0-9+/=]{32}/g},
  {name: 'a registry password of npm', pattern: /\b_authToken=[^$\s]\S*/g},
  {name: 'a GitLab token', pattern: /\bglpat-[\w-]{20}/g},
  {name: 'a Google API key', pattern: /\bAIza[\w-]{35}/g},
  {name: 'a Grafana token', pattern: /\bgl(?:sa|c)_[A-Za-z0-9+/=_]{32,}/g},
  {name: 'a signed token (JWT)', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g},
] as const;

const assignment =
  /(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential)s?["']?\s*[:=]\s*["']?([A-Za-z0-9+/_-]{20,}={0,2})/gi;

/** Bits per character: English words have about 3, random letters and digits above 4. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** Random values mix letters and digits; names, however long, rarely have that many different ones. */
function isRandom(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 3.6;
}

/** A secret is never repeated in a report that others may read. */
function shortened(value: string): string {
  return `${value.slice(0, 8)}…, ${value.length} characters`;
}

export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Where a text begins in the joined texts, and which one it is. */
interface Start {
  readonly at: number;
  readonly file: string;
}

/** The text that a position in the joined texts belongs to: the last one that begins before it. */
function fileAt(starts: readonly Start[], offset: number): string {
  return starts.filter(({at}) => at <= offset).at(-1)?.file ?? '';
}

/** What secretlint finds. It reads one long text, because it slows down with each text that it gets. */
async function findVendorSecrets(texts: readonly Text[]): Promise<readonly Problem[]> {
  let length = 0;
  const starts = texts.map(({file, text}) => {
    const start = {at: length, file};
    length += text.length + 1;
    return start;
  });
  const {messages} = await lintSource({
    // Under this name, it also looks for GitHub passwords in package URLs.
    source: {filePath: 'package.json', content: texts.map(({text}) => text).join('\n'), contentType: 'text'},
    options: {config, maskSecrets: true},
  });
  return messages.map(({message, range}) => ({where: fileAt(starts, range[0]), what: message}));
}

/** What secretlint doesn't know, in one text. */
function findOtherSecrets(
  {file, text}: Text,
  publicValues: readonly string[],
  knownSecrets: readonly string[],
): readonly Problem[] {
  const shaped = shapes.flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)].map(([found]) => `holds ${name} (${shortened(found)})`),
  );
  const assigned = [...text.matchAll(assignment)]
    .map(([, value = '']) => value)
    .filter((value) => isRandom(value) && !publicValues.includes(value))
    .map((value) => `assigns what may be a secret (${shortened(value)})`);
  const known = knownSecrets
    .filter((secret) => secret !== '' && text.includes(secret))
    .map((secret) => `contains a secret from this machine's environment (${shortened(secret)})`);
  return [...new Set([...shaped, ...assigned, ...known])].map((what) => ({where: file, what}));
}

/**
 * Texts in the form of a secret, and values of secrets that this machine knows.
 *
 * @param publicValues values that are public by design, such as the search-only key of the hosted index
 * @param knownSecrets values that mustn't appear, whatever their form
 */
export async function findSecrets(
  texts: readonly Text[],
  publicValues: readonly string[] = [],
  knownSecrets: readonly string[] = [],
): Promise<readonly Problem[]> {
  return [
    ...(await findVendorSecrets(texts)),
    ...texts.flatMap((text) => findOtherSecrets(text, publicValues, knownSecrets)),
  ];
}

/** The code highlighter splits words into pieces; without tags, they're whole. */
export function readings(file: string, text: string): readonly Text[] {
  return [text, ...(file.endsWith('.html') ? [text.replace(/<[^>]*>/g, '')] : [])].map((each) => ({
    file,
    text: each,
  }));
}
