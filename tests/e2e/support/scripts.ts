/** Holds back or refuses the scripts of the next page, as a slow or broken network would. */
import {type Page} from '@playwright/test';
import {holdRequests} from './holdRequests';

const scripts = '**/assets/js/**';

/** From now on scripts wait; call what comes back to let them through. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, scripts);
}

/** Opens a page whose scripts are still loading. @returns what lets them through */
export async function openSlowPage(page: Page, address: string): Promise<() => void> {
  const letThrough = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('main').waitFor();
  return letThrough;
}

/**
 * Refuses scripts that `refuse` picks by their address, until the page is loaded `loads` times from now on.
 * @param refuse called for each script with the path of its address
 */
export async function refuseScripts(
  page: Page,
  refuse: (pathname: string) => boolean,
  loads: number,
): Promise<void> {
  let left = loads;
  // Counted where requests are seen in order: the scripts of a load come after the load itself.
  page.on('request', (request) => {
    left -= request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(scripts, async (route) => {
    const isRefused = left >= 0 && refuse(new URL(route.request().url()).pathname);
    await (isRefused ? route.abort() : route.continue());
  });
}

/** The scripts without which no page starts at all; every other one belongs to single pages. */
export function isEntryScript(pathname: string): boolean {
  return /\/(?:runtime~main|main)\.[0-9a-f]+\.js$/.test(pathname);
}
