import {partsOf} from '../values/placeholders';
import {escapeHtml} from './escapeHtml';
import {highlight} from './highlight';

export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  /** What follows the language in the source: a title, or nothing. */
  readonly meta: string;
}

const titlePattern = /^title="([^"]+)"$/;

/** @throws Error for anything but a title: nothing else would have an effect */
function titleOf(meta: string): string | undefined {
  if (meta === '') {
    return undefined;
  }
  const title = titlePattern.exec(meta)?.[1];
  if (title === undefined) {
    throw new Error(`A code block says ${meta}, but only title="…" has an effect.`);
  }
  return title;
}

/**
 * What is inside of a code block, as HTML: its title, and the code in a region that the keyboard scrolls.
 * `src/behavior/codeBlocks` adds the buttons in the browser.
 */
export function blockHtml({code, language, meta}: CodeBlock): string {
  const title = titleOf(meta.trim());
  const label = title === undefined ? `Code in ${language}` : `${title}, ${language}`;
  const heading = title === undefined ? '' : `<div class="code-block__title">${escapeHtml(title)}</div>`;
  const parts = partsOf(code.replace(/\n$/, ''));
  const text = highlight(parts, language);
  return `${heading}<pre class="thin-scrollbar" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${text}</code></pre>`;
}
