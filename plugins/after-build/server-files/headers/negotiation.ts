/** Which form of a page a request's `Accept` header prefers, as regular expressions that servers evaluate. */

/** A media range in an `Accept` header, up to its quality value. */
function range(type: string): string {
  return `(?:^|,)\\s*${type.replace(/[*/]/g, '\\$&')}\\s*(?:;\\s*(?!q=)[^,;]*)*`;
}

/** Its quality value, as group 1. */
const quality = ';\\s*q=([01](?:\\.\\d*)?)';

/** The patterns for a media type, in the order of precedence: with a quality value, and without. */
export function rangePatterns(type: string): readonly [withQuality: string, without: string] {
  return [range(type) + quality, `${range(type)}(?:,|$)`];
}

/** What a browser that wants pages accepts, the most specific first. */
export const pageTypes = ['text/html', 'text/*', '*/*'] as const;

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Patterns for two quality values, HTML's and Markdown's, with a space between: those that a page responds to. */
export const pagePatterns = [
  // Markdown isn't accepted.
  ' 0(?:\\.0*)?$',
  // HTML's is greater: the first digit that differs is, or there's one more that isn't zero.
  `^(\\S*?)(?:${digits.map((digit) => `${digit}\\S* \\1[0-${digit - 1}]`).join('|')}|\\.?\\d*[1-9]\\d* \\1$)`,
] as const;

/** `Accept` headers with Markdown at full weight, for servers that can't compare. */
export const fullMarkdown = '(?:.*,)?\\s*text/markdown\\s*(?:;\\s*q=1[.0]*\\s*)?(?:,.*)?';
