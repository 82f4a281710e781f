import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';

/** Where pages import the partials from, below the root of the site; not in Git. */
export const outputFolder = 'docs/_generated';

const use = /<KnownIssueNote id="(?<id>[^"]*)" \/>/g;

/** The partial with the note of a known issue, below the folder of the partials. */
export function noteFile(id: string): string {
  return `known-issues/notes/${id}.mdx`;
}

/** The known issues whose notes a page shows. */
export function notesIn(source: string): ReadonlySet<string> {
  return new Set(Array.from(source.matchAll(use), ({groups}) => groups?.id ?? ''));
}

/**
 * Replaces each `<KnownIssueNote id="…" />` with the partial that contains the note. The page imports it, so the
 * bundler notices when it changes. The imports come last, so line numbers don't change.
 */
export function importNotes(source: string): string {
  const name = (id: string): string => `KnownIssueNote_${id.replaceAll('-', '_')}`;
  const imports = [...notesIn(source)].map(
    (id) => `import ${name(id)} from '@site/${outputFolder}/${noteFile(id)}';`,
  );
  return imports.length === 0
    ? source
    : `${source.replace(use, (_all, id: string) => `<${name(id)} />`)}\n\n${imports.join('\n')}\n`;
}

/**
 * Prepares pages for the compiler.
 *
 * @throws Error that names the page and a known issue without a note
 */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const missing = [...notesIn(fileContent)].find((id) => !existsSync(path.join(outputFolder, noteFile(id))));
  if (missing !== undefined) {
    throw new Error(
      `${path.relative('', filePath)} shows the note of the known issue "${missing}", but no entry in data/known-issues has that ID and ` +
        'a note. Correct the ID, or add a note to the entry.',
    );
  }
  return importNotes(fileContent);
};
