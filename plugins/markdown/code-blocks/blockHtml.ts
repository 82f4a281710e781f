import {partsOf} from '../values/placeholders';
import {downloadLink} from './downloads';
import {escapeHtml, highlight} from './highlight';

export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  /** What follows the language in the source: a title, a title and `download`, or nothing. */
  readonly meta: string;
}

const metaPattern = /^title="(?<title>[^"]+)"(?<download> download)?$/;

interface Settings {
  readonly title: string;
  readonly isFile: boolean;
}

/** @throws Error for anything but a title and `download`: nothing else would have an effect */
function settingsOf(meta: string): Settings | undefined {
  if (meta === '') {
    return undefined;
  }
  const groups = metaPattern.exec(meta)?.groups;
  if (groups?.title === undefined) {
    throw new Error(`A code block has ${meta}, but only title="…" and, after it, download have an effect.`);
  }
  return {title: groups.title, isFile: groups.download !== undefined};
}

/**
 * The inside of a code block as HTML: its title, a link to the file that it shows, and the code in a region that can be
 * scrolled with the keyboard. `src/behavior/codeBlocks` adds the buttons in the browser.
 *
 * @param basePath path of the site under its origin, with a slash at both ends
 */
export function blockHtml({code, language, meta}: CodeBlock, basePath: string): string {
  const settings = settingsOf(meta.trim());
  const label = settings === undefined ? `Code in ${language}` : `${settings.title}, ${language}`;
  const link = settings?.isFile === true ? downloadLink(settings.title, basePath) : '';
  const heading = settings && `<div class="code-block__title">${link}${escapeHtml(settings.title)}</div>`;
  const parts = partsOf(code.replace(/\n$/, ''));
  const text = highlight(parts, language);
  return `${heading ?? ''}<pre class="thin-scrollbar" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${text}</code></pre>`;
}
