import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {styleSheetWithoutScripts} from './systemRules';

const fileName = 'no-script.css';

/**
 * A style sheet for readers without JavaScript: the system's color mode and the text of all tabs. It's made from the
 * built style sheets and linked in a `noscript` element, so nobody else loads it.
 */
export default function noScript({baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'no-script',

    injectHtmlTags() {
      const link = `<link rel="stylesheet" href="${baseUrl}${fileName}">`;
      return isDevelopment ? {} : {headTags: [{tagName: 'noscript', innerHTML: link}]};
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/css');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort();
      const styleSheets = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      await writeFile(path.join(outDir, fileName), styleSheetWithoutScripts(styleSheets));
    },
  };
}
