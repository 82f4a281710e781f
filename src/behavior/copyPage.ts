import {templateAddress} from '@site/src/lib/alternateAddress';
import {copyTexts} from '@site/src/components/ui/copyTexts';
import {fill} from '@site/src/site/readerValues';
import {readOwnValues, readValues} from '@site/src/your-values/store';
import {announceState, shownFor} from './codeBlocks/announceState';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A proxy that requires a sign-in sends its own page instead, with a status of success.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${address} couldn't be fetched.`);
  }
  return response.text();
}

/** A page as Markdown, with the reader's own values. */
async function pageText(address: string): Promise<string> {
  const hasOwnValues = Object.keys(readOwnValues()).length > 0 && document.querySelector('[data-value]');
  if (!hasOwnValues) {
    return fetchText(address);
  }
  const template = JSON.parse(await fetchText(templateAddress(address))) as string;
  const values = readValues();
  return fill(template, (name) => values[name]);
}

/**
 * Safari lets pages copy only during the click, so it gets a promise of the text. Older versions of Firefox accept only
 * text.
 */
async function copyText(text: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

/**
 * Copies a page as Markdown, and shows whether that worked.
 *
 * @param address URL of the page's Markdown
 * @param status a live region
 */
export async function copyPage(address: string, status: Element): Promise<void> {
  try {
    await copyText(pageText(address));
    announceState(status, copyTexts.done, shownFor.word);
  } catch {
    announceState(status, 'Not copied. Open it instead.', shownFor.sentence);
  }
}
