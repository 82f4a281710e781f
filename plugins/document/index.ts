import * as frameworkDocument from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** A replacement in the framework's document; both texts are in the language of its `ssrTemplate`. */
export interface DocumentChange {
  readonly theirs: string;
  readonly ours: string;
}

/**
 * The document of every page.
 *
 * @param template the framework's own, as a module exports it
 * @throws Error when the framework's document has changed
 */
export function documentTemplate(
  changes: readonly DocumentChange[],
  {default: template}: {readonly default: string} = frameworkDocument,
): string {
  let document = template;
  for (const {theirs, ours} of changes) {
    if (document.split(theirs).length !== 2) {
      throw new Error(
        `The framework's document no longer has one ${theirs}, which a change in ssrTemplate (docusaurus.config.ts) replaces. Search plugins/ for it, then update or remove the change.`,
      );
    }
    document = document.replace(theirs, () => ours);
  }
  // Without indentation, because the configuration, including this text, is in every page's scripts.
  return document.replace(/\n\s+/g, '\n');
}
