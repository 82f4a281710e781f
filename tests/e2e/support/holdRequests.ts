/** Holds requests back, as a slow network would. */
import {type Page, type Route} from '@playwright/test';

/**
 * From now on requests wait; call what comes back to let them through.
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
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
