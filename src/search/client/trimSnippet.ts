const ellipsis = '…';

/**
 * Cuts the HTML of a snippet to fewer words, around its first match: the request asks for more words than the
 * modal shows.
 */
export function trimSnippet(html: string, words: number): string {
  const pieces = html.split(/\s+/).filter(Boolean);
  if (pieces.length <= words) {
    return tidyEnd(html);
  }
  const match = Math.max(
    0,
    pieces.findIndex((piece) => piece.includes('<mark>')),
  );
  const start = Math.max(0, Math.min(match - Math.floor((words - 1) / 2), pieces.length - words));
  const shown = pieces.slice(start, start + words).join(' ');
  const before = start > 0 && !shown.startsWith(ellipsis) ? ellipsis : '';
  const after = start + words < pieces.length && !shown.endsWith(ellipsis) ? ellipsis : '';
  return tidyEnd(before + shown + after);
}

/** Three dots say all that a full stop, a comma or a colon before them would. */
function tidyEnd(html: string): string {
  return html.replace(/[.,:]+…$/, ellipsis);
}
