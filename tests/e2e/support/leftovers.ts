/** What a site has left in a browser. */
import {expect, type Page} from '@playwright/test';
import {recordRequests} from './recordRequests';

interface Leftovers {
  readonly cookies: readonly string[];
  /** Keys of local and session storage. */
  readonly keys: readonly string[];
  /** Databases, caches and service workers, by name. */
  readonly stores: readonly string[];
}

export const nothing: Leftovers = {cookies: [], keys: [], stores: []};

/** What's in local and session storage, keys and values. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}

/** Everything that the site of the page has left in the browser, by name, sorted. */
export async function leftBehind(page: Page): Promise<Leftovers> {
  const cookies = (await page.context().cookies()).map(({name}) => name);
  const {keys, stores} = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // Caches and service workers exist only on secure origins, such as localhost.
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      stores: [
        ...databases.map(({name}) => `database ${name ?? ''}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
        ...registrations.map(({scope}) => `service worker ${scope}`),
      ],
    };
  });
  return {cookies: cookies.sort(), keys: keys.sort(), stores: stores.sort()};
}

/**
 * Watches from now on what happens to a reader's input.
 *
 * @returns a function that fails if the site has stored anything, or has stored or sent one of these texts
 */
export async function watchEntered(page: Page): Promise<(texts: readonly string[]) => Promise<void>> {
  const requests = recordRequests(page);
  const before = await leftBehind(page);
  return async (texts) => {
    expect(await leftBehind(page)).toEqual(before);
    const known = (await storedText(page)) + decodeURIComponent(requests.join(' '));
    expect(texts.filter((text) => known.includes(text))).toEqual([]);
  };
}
