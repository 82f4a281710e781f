import {saveFile} from '@site/src/components/form/saveFile';

/** Saves the code of a block as a file, with the reader's own values, which the file on the server lacks. */
export function saveShown(block: Element, name: string): void {
  saveFile(name, `${block.querySelector('code')?.textContent ?? ''}\n`);
}
