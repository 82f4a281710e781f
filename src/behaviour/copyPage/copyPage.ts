import {copied, say, shownFor} from '../codeBlocks/copy';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} responded with ${response.status}`);
  }
  return response.text();
}

/** Copies the Markdown that a button names, and says beside it whether that worked. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const {dataset, parentElement} = button;
  if (!dataset.copyPage || !parentElement) {
    return;
  }
  try {
    // The text is a promise, because Safari lets pages copy only during the click.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(dataset.copyPage)})]);
    say(parentElement, copied, shownFor.word);
  } catch {
    say(parentElement, 'Not copied. View it instead.', shownFor.sentence);
  }
}
