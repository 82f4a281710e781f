/**
 * Queries a page. A page that's being left doesn't respond, so the next one is queried, which may be left immediately,
 * too.
 *
 * @param left part of the error if the page is being left
 */
export async function retryDuringNavigation<Answer>(
  ask: () => Promise<Answer>,
  left: string,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes(left)) {
        throw error;
      }
    }
  }
}
