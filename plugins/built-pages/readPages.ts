import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** A page as the build wrote it. */
export interface HtmlFile {
  /** Path under the output folder. */
  readonly name: string;
  readonly tree: Root;
}

/**
 * The text of every page of a built site, by its path under the output folder.
 *
 * @param directory the output folder of `docusaurus build`
 */
export async function readPages(directory: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(directory, name), 'utf8')] as const),
    ),
  );
}

/** Parses what `readPages` read. */
export function parsePages(texts: ReadonlyMap<string, string>): readonly HtmlFile[] {
  return [...texts].map(([name, html]) => ({name, tree: fromHtml(html)}));
}
