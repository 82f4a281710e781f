import {copyTexts} from '@site/src/components/ui/copyTexts';
import {announceState, shownFor} from './announceState';

/**
 * Without a clipboard (on a page loaded over plain HTTP), the code is selected so it can be copied with the keyboard.
 */
function select(code: Element): void {
  window.getSelection()?.selectAllChildren(code);
}

/** Copies the code of a block, and shows above it whether that worked. */
export async function copyCode(block: Element): Promise<void> {
  const code = block.querySelector('code');
  const status = block.querySelector('[role="status"]');
  if (code === null || status === null) {
    return;
  }
  try {
    await navigator.clipboard.writeText(code.textContent);
    announceState(status, copyTexts.done, shownFor.word);
  } catch {
    select(code);
    announceState(
      status,
      `${copyTexts.refused} Select the code and copy it with the keyboard.`,
      shownFor.sentence,
    );
  }
}
