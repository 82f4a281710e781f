/** What a slow or broken network does. */
import {expect, type Page, type Route} from '@playwright/test';
import {SitePage} from './SitePage';

/**
 * From now on, responds to requests in the server's place. With an open page, Chromium reports that it intercepts requests
 * a little too early, and the next one would still go to the server, unseen by any test.
 *
 * @param address as for `page.route`
 */
export async function interceptRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(address, answer);
  if (page.url() !== 'about:blank') {
    const probe = /\?probe$/;
    await page.route(probe, (route) => route.fulfill({status: 204}));
    await expect.poll(() => page.evaluate(async () => (await fetch('?probe')).status)).toBe(204);
    await page.unroute(probe);
  }
}

/**
 * From now on, requests wait; call the returned function to let them through.
 *
 * @param address as for `page.route`
 * @param answer how they continue then; by default, unchanged
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptRequests(page, address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

const scripts = '**/assets/js/**';

/** Scripts prefetched for visible links would come from memory; data-saver mode prevents that. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** From now on, scripts wait; call the returned function to let them through. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, scripts);
}

/**
 * Does what makes the open page request scripts, which wait from now on, and waits for the first request.
 *
 * @returns a function that lets them through
 */
export async function holdScriptsOf(page: Page, act: () => Promise<void>): Promise<() => void> {
  const release = await holdScripts(page);
  const requested = page.waitForRequest(scripts);
  await act();
  await requested;
  return release;
}

/**
 * Opens a page, and delays its styles until the whole document has been parsed, so the first paint shows all of it.
 * Otherwise, a busy browser paints what it has parsed so far, and the rest shifts it.
 */
export async function openReadPage(page: Page, address: string): Promise<void> {
  const release = await holdRequests(page, '**/assets/css/*.css');
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('.theme-layout-footer').waitFor({state: 'attached'});
  release();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(
      ({sheet}) => sheet,
    ),
  );
}

/**
 * Opens a page whose scripts are still loading: its text and styles are there.
 *
 * @returns a function that lets them through, and waits until the page reacts, which alone takes a busy machine seconds
 */
export async function openSlowPage(page: Page, address: string): Promise<() => Promise<void>> {
  const letThrough = await holdScripts(page);
  await openReadPage(page, address);
  return () => {
    letThrough();
    return new SitePage(page).hydrated();
  };
}

/**
 * Blocks scripts that `refuse` selects by their URL, until the page has been loaded `loads` times from now on.
 *
 * @param refuse called for each script with the path of its URL
 * @param end what happens to a blocked one; by default, there's no response
 * @returns a function that returns how many times the page has been loaded since
 */
export async function refuseScripts(
  page: Page,
  refuse: (pathname: string) => boolean,
  loads: number,
  end: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<() => number> {
  let loaded = 0;
  // Counted where requests are seen in order: the scripts of a load come after the load itself.
  page.on('request', (request) => {
    loaded += request.isNavigationRequest() ? 1 : 0;
  });
  await interceptRequests(page, scripts, async (route) => {
    const isRefused = loaded <= loads && refuse(new URL(route.request().url()).pathname);
    await (isRefused ? end(route) : route.continue());
  });
  return () => loaded;
}

/** For a while, what the open page loads fails before React renders that it's loading. */
export async function failImmediately(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((forMs) => {
    const {head} = document;
    const append = head.appendChild.bind(head);
    head.appendChild = (node) => {
      node.dispatchEvent(new Event('error'));
      return node;
    };
    const {Worker} = window;
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      readonly postMessage = (): void => undefined;
      readonly terminate = (): void => undefined;
    } as unknown as typeof Worker;
    setTimeout(() => {
      head.appendChild = append;
      window.Worker = Worker;
    }, forMs);
  }, milliseconds);
}

/** The scripts without which no page starts at all; every other one belongs to single pages. */
export function isEntryScript(pathname: string): boolean {
  return /\/(?:runtime~main|main)\.[0-9a-f]+\.js$/.test(pathname);
}

const bitsPerSecond = 400_000;
const latencyMs = 400;

/** The test server doesn't compress; on the real host, which does, what search fetches is half as large. */
const compression = 2;

/** From now on, the page and its workers get 400 kbit/s and wait 400 ms for each response. */
export async function throttleNetwork(page: Page): Promise<void> {
  const throughput = (bitsPerSecond / 8) * compression;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
