import {explanationsAddress, type KnownMessage} from '@site/src/lib/messages/knownMessage';

/** By page and message ID: HTML from the site's own page. */
export type Explanations = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Fetches the explanations of only those pages that explain one of the messages.
 *
 * @param withBaseUrl turns a path from the root of the site into a URL
 * @throws Error if they can't be fetched
 */
export async function fetchExplanations(
  messages: readonly KnownMessage[],
  withBaseUrl: (path: string) => string,
): Promise<Explanations> {
  const pages = new Set(messages.map(({page}) => page));
  const entries = Array.from(pages, async (page) => {
    const address = withBaseUrl(explanationsAddress(page));
    // The URL stays the same when a new build has other explanations.
    const response = await fetch(address, {cache: 'no-cache'});
    if (!response.ok) {
      throw new Error(`${address} responded with status ${response.status}.`);
    }
    return [page, (await response.json()) as Readonly<Record<string, string>>] as const;
  });
  return new Map(await Promise.all(entries));
}
