import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {inlineScripts} from './headers/inlineCode';

/** Pages repeat their scripts, and reading a whole page as a tree takes twenty times as long as its scripts. */
const scriptElement = /<script\b.*?<\/script\s*>/gis;

/** The inline scripts of every page of a built site, each once. */
export async function readInlineScripts(directory: string): Promise<ReadonlySet<string>> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  const elements = new Set<string>();
  for (const name of names) {
    const html = await readFile(path.join(directory, name), 'utf8');
    for (const element of html.match(scriptElement) ?? []) {
      elements.add(element);
    }
  }
  return new Set([...elements].flatMap((element) => inlineScripts(fromHtml(element, {fragment: true}))));
}
