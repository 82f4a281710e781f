import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {product} from '../../../src/site/product';
import type {OutputFile} from '../../built-pages/outputFile';
import {pageRule} from './sheets';

const fileName = 'paper.css';

/**
 * A style sheet for paper. It's a file of its own because browsers fetch such a sheet last, and show a page without waiting
 * for it.
 */
export async function paperFile(): Promise<OutputFile> {
  const rules = await readFile(path.join(__dirname, fileName), 'utf8');
  return [fileName, pageRule(`${product.name} ${product.release}`) + rules];
}

/** The link to it. */
export function paperTag(baseUrl: string): HtmlTagObject {
  return {tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: `${baseUrl}${fileName}`}};
}
