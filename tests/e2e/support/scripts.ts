/** Holds back or refuses the scripts of the next page, as a slow or broken network would. */
import {type Page, type Route} from '@playwright/test';
import {holdRequests} from './holdRequests';
import {SitePage} from './SitePage';

const scripts = '**/assets/js/**';

/** Scripts that links in view have prefetched would come from memory; data-saver keeps them away. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** From now on scripts wait; call what comes back to let them through. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, scripts);
}

/**
 * Opens a page whose scripts are still loading.
 * @returns what lets them through, and waits until the page reacts: that alone takes a busy machine seconds
 */
export async function openSlowPage(page: Page, address: string): Promise<() => Promise<void>> {
  const letThrough = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('main').waitFor();
  return () => {
    letThrough();
    return new SitePage(page).hydrated();
  };
}

/**
 * Refuses scripts that `refuse` picks by their address, until the page is loaded `loads` times from now on.
 * @param refuse called for each script with the path of its address
 * @param end what becomes of a refused one; by default, nothing answers
 * @returns how often the page was loaded since
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
  await page.route(scripts, async (route) => {
    const isRefused = loaded <= loads && refuse(new URL(route.request().url()).pathname);
    await (isRefused ? end(route) : route.continue());
  });
  return () => loaded;
}

/** The scripts without which no page starts at all; every other one belongs to single pages. */
export function isEntryScript(pathname: string): boolean {
  return /\/(?:runtime~main|main)\.[0-9a-f]+\.js$/.test(pathname);
}
