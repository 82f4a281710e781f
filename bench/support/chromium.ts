import {setTimeout as pause} from 'node:timers/promises';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {ensureBrowser, sandboxArguments} from '../../tests/support/browser';
import {trustSwitch} from './server';
import {progress} from './packages';

/** The slowdown that makes this machine as slow as a mid-range phone. */
const cpuSlowdown = 4;
const closeLimitMs = 5000;

/** Starts a browser configured like a reader's. */
export async function launchReadersBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(progress, 'whole'),
    args: [...sandboxArguments, '--disable-background-networking', '--disable-dev-shm-usage', trustSwitch()],
  });
}

/** Slows down the main thread of a page; workers keep their speed. */
export async function throttleCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  return session;
}

/** Opens a page with an empty cache and the size of a desktop screen, and passes it to `use`. */
export async function withReader<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}, colorScheme: 'light'});
  // The compiler of these files wraps named functions in a helper that functions sent to a page would lack.
  await context.addInitScript('globalThis.__name = (value) => value;');
  try {
    return await use(await context.newPage());
  } finally {
    // A page that no longer responds doesn't close, either.
    await Promise.race([context.close(), pause(closeLimitMs, undefined, {ref: false})]);
  }
}

/**
 * Opens a page, and waits until it's at rest.
 *
 * @throws Error if it has no heading: measurements of an error page, or of bytes that the browser shows as text, would
 *   be meaningless
 */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAtRest(page);
  if ((await page.locator('h1').count()) === 0) {
    throw new Error(`${url} shows no page.`);
  }
}

/** Waits until a page has loaded, has started its scripts, and has nothing left to do. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Some pages never become idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 3000})));
}
