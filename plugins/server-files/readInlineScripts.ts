import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {inlineScripts} from './headers/inlineCode';

/** A regular expression, because parsing whole pages takes twenty times as long. */
const scriptElement = /<script\b.*?<\/script\s*>/gis;

/** The distinct inline scripts of a built site's pages. */
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
