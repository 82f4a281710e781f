import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** A page as the build wrote it. */
export interface HtmlFile {
  /** Path under the output folder. */
  readonly name: string;
  readonly tree: Root;
}

/** Parses the texts of pages, by their paths under the output folder. */
export function parsePages(texts: ReadonlyMap<string, string>): readonly HtmlFile[] {
  return [...texts].map(([name, html]) => ({name, tree: fromHtml(html)}));
}
