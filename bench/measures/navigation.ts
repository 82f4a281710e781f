import type {Browser, CDPSession, Locator, Page} from '@playwright/test';
import {openContext, throttleProcessor, untilAtRest} from '../support/chromium';
import {count, ms} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import {percentile} from '../support/statistics';
import type {RunningSite} from '../sites/runningSite';
import {benchPages} from '../sites/site';
import {navigationKey, watchNavigation, type Navigation} from './watchNavigation';

/** From a click in the sidebar to the frame with the heading of the next page. */
export interface NavigationFigures {
  readonly p50: number;
  readonly p95: number;
  readonly times: readonly number[];
}

/** A reader at home: 40 ms to the server and 10 Mbit/s. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 10e6 / 8,
};
/** Between pointing at a link and pressing, and between pressing and letting go, as a hand does it. */
const [aimMs, pressMs] = [80, 30];
const patienceMs = 15_000;
/** More than a sidebar has groups. */
const mostGroups = 30;

async function openGroups(page: Page, selector: string): Promise<void> {
  const toggles = page.locator(selector).filter({visible: true});
  for (let opened = 0; opened < mostGroups && (await toggles.count()) > 0; opened += 1) {
    const toggle = await toggles.first().elementHandle();
    await toggle.click();
    await page.waitForFunction(([element, closed]) => !element.matches(closed), [toggle, selector] as const);
  }
}

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

/** The first visible link that leads to a page that wasn't visited yet. */
async function nextLink(page: Page, links: Locator, visited: Set<string>): Promise<Locator | null> {
  visited.add(bare(new URL(page.url()).pathname));
  for (const link of await links.filter({visible: true}).all()) {
    const path = bare(await link.evaluate((element: HTMLAnchorElement) => element.pathname));
    if (!visited.has(path)) {
      visited.add(path);
      return link;
    }
  }
  return null;
}

async function follow(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) {
    throw new Error('A link of the sidebar is gone.');
  }
  await page.mouse.move(box.x + Math.min(30, box.width / 2), box.y + box.height / 2);
  await page.waitForTimeout(aimMs);
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
  const arrived = await page.waitForFunction(
    (key) => {
      const text = sessionStorage.getItem(key);
      const state = text === null ? null : (JSON.parse(text) as Navigation);
      return state !== null && state.arrivedAt !== null && state.arrivedAt - state.clickedAt;
    },
    navigationKey,
    {polling: 50, timeout: patienceMs},
  );
  const time = Number(await arrived.jsonValue());
  await page.evaluate((key) => sessionStorage.removeItem(key), navigationKey);
  return time;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await throttleProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  return session;
}

/** One reader walks down the sidebar, each page once. */
export async function walkSidebar(
  browser: Browser,
  {site, server}: RunningSite,
  steps: number,
): Promise<readonly number[]> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchNavigation, navigationKey);
    await page.goto(server.origin + benchPages.doc);
    await untilAtRest(page);
    await openGroups(page, site.sidebarToggle);
    await page.evaluate((key) => sessionStorage.removeItem(key), navigationKey);
    await slowDown(page);
    const visited = new Set<string>();
    const times: number[] = [];
    while (times.length < steps) {
      const link = await nextLink(page, page.locator(site.sidebarLink), visited);
      if (link === null) {
        break;
      }
      times.push(await follow(page, link));
      await untilAtRest(page);
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Figures of all walks through one site. */
export function navigationFigures(times: readonly number[]): NavigationFigures {
  return {p50: percentile(times, 0.5), p95: percentile(times, 0.95), times};
}

interface Row {
  readonly name: string;
  readonly navigation: NavigationFigures;
}

/** One row for each site. */
export function navigationTable(rows: readonly Row[]): string {
  return markdownTable<Row>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'p50 ms', cell: ({navigation}) => ms(navigation.p50)},
      {heading: 'p95 ms', cell: ({navigation}) => ms(navigation.p95)},
      {heading: 'clicks', cell: ({navigation}) => count(navigation.times.length)},
    ],
    rows,
  );
}
