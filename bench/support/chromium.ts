import {chromium, type Browser, type BrowserContext, type CDPSession, type Page} from '@playwright/test';
import {ensureBrowser, sandboxArguments} from '../../tests/support/browser';

/** How much slower than this machine a page runs: as slow as a phone in the middle range. */
const cpuSlowdown = 4;

/** Starts a browser as readers have it. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureBrowser(console.error, 'whole');
  return chromium.launch({
    executablePath,
    args: [
      ...sandboxArguments,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--no-first-run',
      ...args,
    ],
  });
}

/** Slows the main thread of a page down; workers keep their speed. */
export async function throttleProcessor(page: Page, rate: number = cpuSlowdown): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  return session;
}

/** A reader with an empty cache at a desk. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}, colorScheme: 'light'});
  // The compiler of these files wraps named functions in a helper, which functions sent into a page would miss.
  await context.addInitScript('globalThis.__name = (value) => value;');
  return context;
}

/** Waits until a page has loaded, has started its scripts and has nothing left to do. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let idlePeriods = 0; idlePeriods < 5; idlePeriods += 1) {
      // Some pages are never called idle.
      await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
    }
  });
}
