import type {Browser, Page} from '@playwright/test';
import {readContent} from '../sites/content';
import {docPage, ownBuild, type Site} from '../sites/serveSites';
import {openPage, throttleCpu, untilAtRest, withReader} from '../support/chromium';
import {measureInterleaved, percentile, table} from '../support/table';

/** A reader at home: 40 ms to the server and 10 Mbit/s. */
const network = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};
/** Every third page is enough, and these are the same in each site. */
const step = 3;
const arrival = 'bench-arrival';

/** Runs in each page before its own scripts. Keeps times in session storage, so they survive full page loads. */
function watchClicks(key: string): void {
  const heading = (): string => document.querySelector('main h1, article h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({timeStamp, target}) => {
      if (target instanceof Element && target.closest('a')) {
        sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
        sessionStorage.setItem('bench-heading', heading());
      }
    },
    true,
  );
  const look = (): void => {
    requestAnimationFrame(look);
    const clicked = sessionStorage.getItem('bench-click');
    if (clicked !== null && !['', sessionStorage.getItem('bench-heading')].includes(heading())) {
      sessionStorage.setItem(key, String(performance.timeOrigin + performance.now() - Number(clicked)));
      sessionStorage.removeItem('bench-click');
    }
  };
  requestAnimationFrame(look);
}

async function openGroups(page: Page, toggle: string): Promise<void> {
  const toggles = page.locator(toggle).filter({visible: true});
  for (let left = await toggles.count(); left > 0; left = await toggles.count()) {
    const first = await toggles.first().elementHandle();
    await first.click();
    await page.waitForFunction(([element, closed]) => !element.matches(closed), [first, toggle] as const);
  }
}

/** @returns milliseconds from a click to the frame with the next page's heading */
async function follow(page: Page, selector: string): Promise<number> {
  // As long as a person holds the button down.
  await page.locator(selector).first().click({delay: 30});
  const arrived = await page.waitForFunction((key) => sessionStorage.getItem(key), arrival, {polling: 50});
  await page.evaluate((key) => sessionStorage.removeItem(key), arrival);
  await untilAtRest(page);
  return Number(await arrived.jsonValue());
}

/** One reader goes through the same pages in each site. */
function walk(browser: Browser, site: Site, addresses: readonly string[]): Promise<readonly number[]> {
  return withReader(browser, async (page) => {
    await page.addInitScript(watchClicks, arrival);
    await openPage(page, site.server.origin + docPage);
    if (site.toggle !== undefined) {
      await openGroups(page, site.toggle);
    }
    const session = await throttleCpu(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    const times: number[] = [];
    for (const address of addresses) {
      times.push(await follow(page, `${site.sidebar} a:is([href="${address}"], [href="${address}/"])`));
    }
    return times;
  });
}

/** How long a reader waits for the next page, with a slow processor and a network. */
export async function measureClicks(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const addresses = readContent(ownBuild).map(({address}) => address);
  const visited = addresses.filter((address, index) => index % step === 0 && address !== docPage);
  const rows = await measureInterleaved(sites, runs, async (site) => {
    const times = await walk(browser, site, visited);
    return [percentile(times, 0.5), percentile(times, 0.95), times.length];
  });
  return `### From a click to the next heading\n\n${table(['site', 'p50 ms', 'p95 ms', 'clicks'], rows)}`;
}
