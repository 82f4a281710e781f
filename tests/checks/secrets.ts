/** Nothing that is served looks like a secret. */
import {type Problem} from './problem';

interface Shape {
  readonly name: string;
  readonly pattern: RegExp;
}

const shapes: readonly Shape[] = [
  // A body must follow: pages may say how such a file begins.
  {name: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)*[A-Za-z0-9+/=]{32}/g},
  {name: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g},
  {name: 'a GitHub token', pattern: /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40})/g},
  {name: 'a GitLab token', pattern: /\bglpat-[\w-]{20}/g},
  {name: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g},
  {name: 'a Slack token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,}/g},
  {name: 'a Slack webhook', pattern: /hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/g},
  {name: 'a Google API key', pattern: /\bAIza[\w-]{35}/g},
  {name: 'a Grafana token', pattern: /\bgl(?:sa|c)_[A-Za-z0-9+/=_]{32,}/g},
  {name: 'a signed token (JWT)', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g},
];

const assignment =
  /(?:secret|token|passw(?:or)?d|api[_-]?key|access[_-]?key|private[_-]?key|credential)s?["']?\s*[:=]\s*["']?([A-Za-z0-9+/_-]{20,}={0,2})/gi;

/** Bits for each character: English words have about 3, random letters and digits above 4. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** Random values mix letters and digits; names of things, however long, rarely hold so many different ones. */
function isRandom(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 3.6;
}

/** A secret is never repeated in a report that others may read. */
function shortened(value: string): string {
  return `${value.slice(0, 8)}…, ${value.length} characters`;
}

export interface Served {
  readonly file: string;
  readonly text: string;
}

/**
 * Texts that have the shape of a secret, and values of secrets that this machine knows.
 *
 * @param publicValues values that are public by design, such as the search-only key of the hosted index
 * @param knownSecrets values that must not be served, whatever their shape is
 */
export function findSecrets(
  {file, text}: Served,
  publicValues: readonly string[] = [],
  knownSecrets: readonly string[] = [],
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
    .map((secret) => `holds a secret of this machine's environment (${shortened(secret)})`);
  return [...new Set([...shaped, ...assigned, ...known])].map((what) => ({where: file, what}));
}
