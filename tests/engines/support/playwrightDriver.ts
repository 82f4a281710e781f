/**
 * Firefox and Chromium through Playwright. Its channel `moz-firefox` drives Firefox as released by Mozilla and Debian,
 * over WebDriver BiDi. Playwright doesn't document the channel, and some of its functions silently do nothing there,
 * such as `emulateMedia` and `touchscreen.tap` in 1.64, so only functions whose effect the sentences can see are used.
 */
import {chromium, firefox, type Browser} from '@playwright/test';
import {onMessages} from '../../e2e/support/watch';
import {sandboxArguments} from '../../support/browser';
import {type Driver} from './driver';
import {retryDuringNavigation} from './retryDuringNavigation';
import {removeApis, type NewerApis} from './newerApis';

/** Without a window, Firefox reports no mouse unless told to: 6 is a fine pointer that can hover. */
const mouse = {'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6};

export function launchFirefox(executablePath: string): Promise<Browser> {
  return firefox.launch({channel: 'moz-firefox', executablePath, firefoxUserPrefs: mouse});
}

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({executablePath, args: [...sandboxArguments]});
}

/**
 * Requests to other origins aren't watched: intercepting requests makes each page in Firefox take 50% longer.
 *
 * @param lacking what pages should lack
 */
export async function playwrightDriver(browser: Browser, lacking?: NewerApis): Promise<Driver> {
  const context = await browser.newContext({locale: 'en-US', colorScheme: 'light'});
  let problems: string[] = [];
  onMessages(context, (text) => problems.push(text));
  if (lacking !== undefined) {
    await context.addInitScript(removeApis, lacking);
  }
  const page = await context.newPage();
  return {
    async goto(url) {
      // Firefox cancels the loads of the page that's being left, and then reports each promise that waited for one.
      const before = [...problems];
      page.once('framenavigated', () => {
        problems = before;
      });
      await page.goto(url);
    },
    evaluate: (inPage, argument) =>
      retryDuringNavigation(
        // Playwright types its argument by how it's serialized, which generic code can't express.
        () => page.evaluate(inPage as never, argument),
        'Execution context was destroyed',
      ),
    click: ({x, y}) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, {steps: 4});
      await page.mouse.up();
    },
    press: (chord) => page.keyboard.press(chord),
    type: (text) => page.keyboard.type(text),
    // Not through goBack(), which waits for a load: Firefox restores pages from its back/forward cache without one.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    resize: (width, height) => page.setViewportSize({width, height}),
    takeProblems() {
      const fresh = problems;
      problems = [];
      return Promise.resolve(fresh);
    },
    close: () => browser.close(),
  };
}
