import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import type {OutputFile} from '../../built-pages/outputFile';
import {styleSheetWithoutScripts} from './systemRules';

const fileName = 'no-script.css';

/**
 * A style sheet for readers without JavaScript: the system's color mode and the text of all tabs. It's made from the
 * built style sheets.
 */
export async function noScriptFile(outDir: string): Promise<OutputFile> {
  const folder = path.join(outDir, 'assets/css');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort();
  const styleSheets = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [fileName, styleSheetWithoutScripts(styleSheets)];
}

/** The link to it. Nobody else loads it, because it's in a `noscript` element. */
export function noScriptTag(baseUrl: string): HtmlTagObject {
  return {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}${fileName}">`};
}
