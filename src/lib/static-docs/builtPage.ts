import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';

/** What the code of a page exports besides its component; its front matter is part of the metadata. */
export type PageExports = Omit<DocContextValue, 'frontMatter'>;

/** The element that contains these exports as JSON, because the code of an opened page isn't loaded. */
export const dataId = 'page-data';

/** The text of a page, its title included. */
const textSelector = 'article .theme-doc-markdown';

/** Parts that need React: components that keep state mark themselves, and the framework animates its `<details>`. */
const interactiveSelector = '[data-interactive], details[data-collapsed]';

interface BuiltPage {
  readonly html: string;
  readonly exports: PageExports;
}

/** The page that the reader opened, kept for when the reader comes back to it. */
let opened: BuiltPage | undefined;

/**
 * Takes a page's text from the document.
 *
 * @param source file of the page, as in `metadata.source`
 * @returns `undefined` when the document shows another page, or when a part of this one needs React
 */
export function keepBuiltPage(source: string): BuiltPage | undefined {
  const text = document.querySelector(textSelector);
  const json = document.getElementById(dataId)?.textContent;
  if (opened === undefined && text && json && !text.querySelector(interactiveSelector)) {
    opened = {html: text.innerHTML, exports: JSON.parse(json) as PageExports};
  }
  return builtPage(source);
}

/** The page that the reader opened, if its text stays as built and it comes from this file. */
export function builtPage(source: string): BuiltPage | undefined {
  return opened?.exports.metadata.source === source ? opened : undefined;
}
