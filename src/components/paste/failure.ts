/** Something that a box needs didn't arrive. */
class LoadFailure extends Error {}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/**
 * Waits for what a box needs before it can read a text.
 *
 * @param failure what readers see if it doesn't arrive, before the reason
 */
export async function loaded<Needed>(needed: Promise<Needed>, failure: string): Promise<Needed> {
  try {
    return await needed;
  } catch (error) {
    throw new LoadFailure(`${failure}: ${reasonOf(error)}`, {cause: error});
  }
}

/** The message that replaces a result. Only a failed download has to do with the reader's connection. */
export function describeFailure(error: unknown): string {
  return error instanceof LoadFailure
    ? `${error.message} Check your connection and try again. If that doesn't help, copy your text and reload the page.`
    : `The text couldn't be read: ${reasonOf(error)} Try again with part of it.`;
}
