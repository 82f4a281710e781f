import {normalizeText} from './normalizeText';

/** The replacement for a secret in everything that's shown. */
export const mask = '••••••';

/*
 * What matches anywhere in a name, a URL, or a key matches from its beginning, too, so it's tried only there. Starting
 * at each hyphen or slash, a long text would take quadratic time.
 */
const words =
  'password|passwd|passphrase|pwd|secret|token|api[_-]?key|app[_-]?key|application[_-]?key|encryption[_-]?key|credentials?|smtp_pass';

/**
 * Where a name can begin: at the start of the text, after a separator, or after a hyphen within a word, as in
 * `--db-password`.
 */
const beginning = '(?<=(?:^|[\\s,{&?;"\'(])|(?<![\\w.-])[\\w.]*-)';
const secretName = `(?:${beginning}(?=[\\w.-]*(?:${words}))[\\w.-]+|(?:auth\\.)?pass)`;

/** The name of a secret with what separates it from its value. */
const assignment = `((?:^|[\\s,{&?;"'(-])${secretName}["']?\\s*[:=]\\s*)`;

interface Rule {
  readonly pattern: RegExp;
  /** The replacement; `$1`, or the last group, is the part that may stay. */
  readonly replacement: string;
}

/**
 * Secrets by their form or by the name in front of them. Values are masked up to the next space or quote, so a secret
 * in an unexpected form is masked, too, if its name gives it away.
 */
const rules: readonly Rule[] = [
  {
    pattern: /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    replacement: `$1 ${mask}`,
  },
  {pattern: /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, replacement: mask},
  {pattern: /\b((?:Bearer|Basic|ApiKey|Token)\s+)[\w.~+/=:-]{6,}/gi, replacement: `$1${mask}`},
  {pattern: /(:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/g, replacement: `$1${mask}`},
  {
    pattern:
      /(https?:\/\/(?:hooks\.|[^\s/"']*webhook|discord(?:app)?\.com\/api\/webhooks)[^\s/"']*)\/[^\s"'<>]*/gi,
    replacement: `$1/${mask}`,
  },
  {
    // A lookahead isn't tried again, so of several URLs without a space between them, only the first one is tried as
    // the beginning of a match.
    pattern:
      /(?<![^\s"'<>])(?=([^\s"'<>]*?https?:\/\/))(\1[^\s"'<>]*\/(?:webhooks?|hooks?|services)\/)[^\s"'<>]+/gi,
    replacement: `$2${mask}`,
  },
  {
    pattern: /\b(gh[pousr]_|github_pat_|glpat-|glsa_|xox[abposr]-|sk-|AKIA|ASIA|SG\.)[\w.-]{8,}/g,
    replacement: `$1${mask}`,
  },
  // A quoted value may be cut off at the end of its line. An empty one isn't a secret, and it's worth showing.
  {pattern: new RegExp(`${assignment}"(?:[^"\\\\\\n]|\\\\.)+(?:"|$)`, 'gim'), replacement: `$1"${mask}"`},
  {pattern: new RegExp(`${assignment}'(?:[^'\\\\\\n]|\\\\.)+(?:'|$)`, 'gim'), replacement: `$1'${mask}'`},
  {pattern: new RegExp(`${assignment}(?!["'•])[^\\s,;&"'{}[\\]]+`, 'gim'), replacement: `$1${mask}`},
  {pattern: /\b(sshpass -p ?)\S+/g, replacement: `$1${mask}`},
  {pattern: /((?:^|\s)--?(?:password|passwd|pass|token|secret|api-key)[= ])\S+/gi, replacement: `$1${mask}`},
  {
    pattern:
      /\b(?<=(?<![A-Za-z\d+/_-])[+/-]*)(?=[A-Za-z\d+/_-]*\d)(?=[A-Za-z\d+/_-]*[A-Za-z])[A-Za-z\d+/_-]{40,}={0,2}(?![\w/])/g,
    replacement: mask,
  },
  {pattern: /\b[a-f\d]{32,}\b/gi, replacement: mask},
];

function applyRules(text: string): string {
  return rules.reduce((rest, {pattern, replacement}) => rest.replace(pattern, replacement), text);
}

function countMasks(text: string): number {
  return text.split(mask).length;
}

/**
 * A text without passwords, tokens, keys, and webhook URLs. Otherwise, it's unchanged, unless curly quotes or invisible
 * characters hide a secret from the rules.
 */
export function maskSecrets(text: string): string {
  const [asWritten, asCompared] = [text, normalizeText(text)].map(applyRules) as [string, string];
  return countMasks(asCompared) > countMasks(asWritten) ? asCompared : asWritten;
}
