import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {inlineScripts} from './headers/inlineCode';

/** The inline scripts of every page of a built site, each once. */
export async function readInlineScripts(directory: string): Promise<ReadonlySet<string>> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  const scripts = new Set<string>();
  // One by one: parsing keeps the processor busy anyway, and few trees stay in memory.
  for (const name of names) {
    for (const script of inlineScripts(fromHtml(await readFile(path.join(directory, name), 'utf8')))) {
      scripts.add(script);
    }
  }
  return scripts;
}
