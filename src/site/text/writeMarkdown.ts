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

/** Markdown with the words of its links alone. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1');
}
