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

async function parsePages(directory: string): Promise<readonly HtmlFile[]> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  const pages: HtmlFile[] = [];
  // One at a time: parsing keeps the processor busy anyway.
  for (const name of names) {
    pages.push({name, tree: fromHtml(await readFile(path.join(directory, name), 'utf8'))});
  }
  return pages;
}

const sites = new Map<string, Promise<readonly HtmlFile[]>>();

/**
 * Every page of a built site. The plugins that read them after a build run side by side and share what's parsed,
 * because parsing takes most of their time; nobody may change it.
 *
 * @param directory the output folder of `docusaurus build`
 */
export function readPages(directory: string): Promise<readonly HtmlFile[]> {
  const pages = sites.get(directory) ?? parsePages(directory);
  sites.set(directory, pages);
  return pages;
}
