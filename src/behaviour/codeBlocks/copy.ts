export const copied = 'Copied';
const failed = 'The browser does not allow copying. Select the code and copy it with the keyboard.';
/** Milliseconds. A sentence takes longer to read than a word. */
export const shownFor = {word: 2000, sentence: 10_000} as const;

/** The status is read out by screen readers and shown above the code; it disappears by itself. */
export function say(block: Element, message: string, duration: number): void {
  const status = block.querySelector('[role="status"]');
  if (status) {
    status.textContent = message;
    window.setTimeout(() => {
      status.textContent = '';
    }, duration);
  }
}

/** Without a clipboard (a page that came over plain HTTP) the code is selected, ready for the keyboard. */
function select(code: Element): void {
  window.getSelection()?.selectAllChildren(code);
}

/** Copies the code of a block and says whether it worked. */
export async function copyCode(block: Element): Promise<void> {
  const code = block.querySelector('code');
  if (code === null) {
    return;
  }
  try {
    await navigator.clipboard.writeText(code.textContent);
    say(block, copied, shownFor.word);
  } catch {
    select(code);
    say(block, failed, shownFor.sentence);
  }
}
