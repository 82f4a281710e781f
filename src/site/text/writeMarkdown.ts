/** Characters that would begin or end markup; an underscore within a word doesn't. */
const markup = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<!\w)_|_(?!\w)/gi;

/** First characters of a line that would start a list, a heading, a quote, or a rule. */
const blockStart = /^(?:([-+>]|#{1,6})(?=\s|$)|>|(\d{1,9})([.)])(?=\s|$)|-(?=-))/;

/** Escapes text for Markdown. */
export function escapeText(text: string): string {
  return text.replace(markup, '\\$&');
}

/** A paragraph's text, which mustn't begin like another kind of block. */
export function escapeStart(line: string): string {
  return line.replace(blockStart, (start: string, _mark: unknown, digits?: string, end?: string) =>
    digits === undefined ? `\\${start}` : `${digits}\\${end ?? ''}`,
  );
}

/** The longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({length}) => length));
}

/** Code within a line. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  const fence = '`'.repeat(longestRun(text) + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(text);
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** A block of code, exactly as given. */
export function codeBlock(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

/** The target of a link or a picture; angle brackets protect characters that would end it. */
export function destination(address: string): string {
  return /[()<>\s]/.test(address) ? `<${address}>` : address;
}
