import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../src/site/product';
import {pageRule} from './sheets';

const fileName = 'paper.css';

/**
 * A style sheet for paper. It's a file of its own because browsers fetch such a sheet last, and show a page without waiting
 * for it.
 */
export default function paper({baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'paper',

    injectHtmlTags() {
      const attributes = {rel: 'stylesheet', media: 'print', href: `${baseUrl}${fileName}`};
      return isDevelopment ? {} : {postBodyTags: [{tagName: 'link', attributes}]};
    },

    async postBuild({outDir}) {
      const rules = await readFile(path.join(__dirname, fileName), 'utf8');
      await writeFile(path.join(outDir, fileName), pageRule(`${product.name} ${product.release}`) + rules);
    },
  };
}
