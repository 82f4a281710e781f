import {
  explanationsAddress,
  splitHref,
  type Explanations,
  type KnownMessage,
} from '@site/src/lib/messages/knownMessage';

/** Explanations as HTML of the site's own pages, by the `href` of their messages. */
export type FetchedExplanations = ReadonlyMap<string, string>;

/**
 * Fetches the explanations of those pages that explain one of the messages, and of no other.
 *
 * @param withBaseUrl makes a path from the root of the site an address
 * @throws Error when they can't be fetched
 */
export async function fetchExplanations(
  messages: readonly KnownMessage[],
  withBaseUrl: (path: string) => string,
): Promise<FetchedExplanations> {
  const pages = new Set(messages.map(({href}) => splitHref(href)[0]));
  const entries = await Promise.all(
    Array.from(pages, async (page) => {
      const address = withBaseUrl(explanationsAddress(page));
      // The address stays the same when a new build has other explanations.
      const response = await fetch(address, {cache: 'no-cache'});
      if (!response.ok) {
        throw new Error(`${address} responded with status ${response.status}.`);
      }
      const explanations = (await response.json()) as Explanations;
      return Object.entries(explanations).map(([id, html]) => [`${page}#${id}`, html] as const);
    }),
  );
  return new Map(entries.flat());
}
