/** The name that `src/css/content.css` styles. */
const highlightName = 'found-words';

const shownForMs = 6000;

/** Where the text has one of these words, as a whole word in any case. */
function rangesOf(words: readonly string[], root: Element): readonly Range[] {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const {0: match, index} of (text.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks words in the text of the page for a few seconds. The text itself stays as it is. Browsers that can't mark text
 * without changing it (Firefox before 140, Safari before 17.2) show the page unmarked.
 */
export function markWords(words: readonly string[]): void {
  const root = document.querySelector('main article');
  if (root === null || words.length === 0 || !('highlights' in CSS)) {
    return;
  }
  const highlight = new Highlight(...rangesOf(words, root));
  CSS.highlights.set(highlightName, highlight);
  setTimeout(() => {
    // Another search may have marked its own words in the meantime.
    if (CSS.highlights.get(highlightName) === highlight) {
      CSS.highlights.delete(highlightName);
    }
  }, shownForMs);
}
