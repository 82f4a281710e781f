import type {PropDocContent} from '@docusaurus/plugin-content-docs';

export type DocMetadata = PropDocContent['metadata'];

/** What the framework knows of a page, as JSON beside the text: the page's own code has it too, and is not loaded. */
export const metadataId = 'doc-metadata';

export interface BuiltContent {
  readonly html: string;
  readonly metadata: DocMetadata;
}

/** Where the text of a page is; the title is part of it. */
const contentSelector = 'article .theme-doc-markdown';

/** What React has to draw, because it moves: the framework's collapsible parts. */
const livePartsSelector = 'details';

/** The page that the reader opened, kept for when the reader comes back to it. */
let kept: BuiltContent | undefined;

/**
 * Takes the text of the page from the document, if it can stay as it is. The framework asks for the page that the
 * reader opened before it has a root; from then on a press or a pointer asks for others, also while that page is
 * still being hydrated.
 */
export function keepBuiltContent(): BuiltContent | undefined {
  const content = document.querySelector(contentSelector);
  const metadata = document.getElementById(metadataId)?.textContent;
  const isFirstPage = window.docusaurusRoot === undefined;
  if (!isFirstPage || !content || !metadata || content.querySelector(livePartsSelector)) {
    return undefined;
  }
  kept = {html: content.innerHTML, metadata: JSON.parse(metadata) as DocMetadata};
  return kept;
}

/** HTML of the page as it was built; `undefined` when React draws it. */
export function builtHtml(id: string): string | undefined {
  return kept?.metadata.id === id ? kept.html : undefined;
}
