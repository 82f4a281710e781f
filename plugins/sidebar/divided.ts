import {readFileSync} from 'node:fs';
import path from 'node:path';

const docsFolder = path.join(__dirname, '../../docs');

/**
 * The IDs of a page's parts, in order: the pages in the folder with its name that headings link to, as in
 * `## [SSH](./hosts/ssh.mdx)`.
 *
 * @throws Error if there are none, because the sidebar would lose all of them
 */
export function listedParts(id: string, text: string): readonly string[] {
  const folder = path.posix.basename(id);
  const links = text.matchAll(new RegExp(`^## \\[.+\\]\\(\\./${folder}/([\\w-]+)\\.mdx\\)`, 'gm'));
  const parts = Array.from(links, ([, name = '']) => `${id}/${name}`);
  if (parts.length === 0) {
    throw new Error(
      `docs/${id}.mdx has no heading that links to a page in its folder, such as ## [SSH](./${folder}/ssh.mdx).`,
    );
  }
  return parts;
}

/** A category made of a page and the pages that it's divided into. */
export function dividedPage(id: string, label: string, description: string) {
  return {
    type: 'category' as const,
    label,
    description,
    link: {type: 'doc' as const, id},
    items: [...listedParts(id, readFileSync(path.join(docsFolder, `${id}.mdx`), 'utf8'))],
  };
}
