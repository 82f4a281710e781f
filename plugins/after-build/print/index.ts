import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {product} from '../../../src/site/product';
import type {OutputFile} from '../../files/outputFile';

/**
 * What's around the text on each sheet of paper: the page's title and URL, which `src/behavior/sheetTitle.ts` fills in,
 * the release, and the number of the sheet.
 */
const pageRule = `@page {
  margin: 20mm 15mm 18mm;
  font: 8pt sans-serif;
  @top-left { content: var(--sheet-title, ''); width: 70%; text-align: left; }
  @top-right { content: ${JSON.stringify(`${product.name} ${product.release}`)}; text-align: right; }
  @bottom-left { content: var(--sheet-address, ''); width: 80%; text-align: left; }
  @bottom-right { content: counter(page) ' / ' counter(pages); text-align: right; }
}
`;

const fileName = 'print.css';

/**
 * A style sheet for paper. It's a file of its own because browsers fetch such a sheet last, and show a page without waiting
 * for it.
 */
export async function printStyleSheet(): Promise<OutputFile> {
  const rules = await readFile(path.join(__dirname, fileName), 'utf8');
  return [fileName, pageRule + rules];
}

/** The link to it. */
export function printTag(baseUrl: string): HtmlTagObject {
  return {tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${fileName}`}};
}
