/** Reading a page: its banner, colors, tabs, and code. */
import {barColors} from '../e2e/support/modes';
import {expect, test} from './support/test';

test.describe('a reader who never responded to the cookie banner', () => {
  test.use({hasAnswered: false});

  test('rejects cookies, and is never asked again', async ({reader}) => {
    const reject = {css: 'section button', name: 'Reject All'};
    await reader.open('/');
    await reader.click(reject);
    await reader.seesNo(reject);
    await reader.open('/docs');
    await reader.seesNo(reject);
  });

  test("rejects cookies on another page, and isn't asked anymore on the one that Back restores", async ({
    reader,
  }) => {
    const reject = {css: 'section button', name: 'Reject All'};
    await reader.open('/docs/getting-started/deploy');
    await reader.sees(reject);
    // The page listens for being restored once its late code is there.
    await reader.sees('.code-block__buttons');
    await reader.open('/docs/core-features');
    await reader.click(reject);
    await reader.back();
    await reader.isAt('/docs/getting-started/deploy');
    await reader.seesNo(reject);
  });

  test('accepts cookies, and finds the chosen tab on other pages', async ({reader}) => {
    await reader.open('/docs/getting-started/deploy');
    await reader.click({css: 'section button', name: 'Accept All Cookies'});
    await reader.click({css: '[role="tab"]', name: 'Windows (PowerShell)'});
    await reader.open('/docs/providers-services/providers/server-provider');
    await reader.reads('[role="tab"][aria-selected="true"]', /^Windows/);
  });
});

test("The color mode button makes the page and the browser's own bars dark, and they stay dark", async ({
  reader,
}) => {
  await reader.open('/docs');
  const toggle = '.navbar__inner [aria-label^="Switch between dark and light mode"]';
  // From the system's mode to the light one, and on.
  await reader.click(toggle);
  await reader.sees('html[data-theme="light"][data-theme-choice="light"]');
  await reader.click(toggle);
  await reader.sees('html[data-theme="dark"][data-theme-choice="dark"]');
  await reader.open('/docs/core-features');
  await reader.sees('html[data-theme="dark"]');
  const {bars, navbar} = await reader.evaluate(barColors, null);
  expect(bars, "the browser's own bars").toEqual([navbar]);
});

test('A color mode that I choose on another page is on the one that Back restores, too', async ({reader}) => {
  const toggle = '.navbar__inner [aria-label^="Switch between dark and light mode"]';
  await reader.open('/docs/getting-started/deploy');
  // The page listens for being restored once its late code is there.
  await reader.sees('.code-block__buttons');
  await reader.open('/docs/getting-started/quick-start');
  // It takes a second press for part of a double click if it arrives between the two.
  await reader.sees('.code-block__buttons');
  await reader.click(toggle);
  await reader.click(toggle);
  await reader.sees('html[data-theme="dark"][data-theme-choice="dark"]');
  await reader.back();
  await reader.isAt('/docs/getting-started/deploy');
  await reader.sees('html[data-theme="dark"][data-theme-choice="dark"]');
});

/**
 * Runs in the page: simulates the browser's own search finding words in a hidden part. No driver can open that search.
 */
function find(css: string): void {
  const hidden = document.querySelector(css)?.closest('[hidden="until-found"]');
  hidden?.dispatchEvent(new Event('beforematch', {bubbles: true}));
}

test("I switch tabs with the pointer, with the arrows, and with the browser's search for words", async ({
  reader,
}) => {
  await reader.open('/docs/operations/uninstall-move');
  await reader.click({css: '[role="tab"]', name: 'docker run'});
  await reader.reads('[role="tabpanel"]:not([hidden])', /^docker rm/);
  await reader.counts('[role="tabpanel"]:not([hidden])', 1);
  await reader.press('ArrowRight');
  await reader.press('Enter');
  await reader.reads('[role="tab"][aria-selected="true"]', 'From source');
  await reader.evaluate(find, '[role="tabpanel"] code');
  await reader.reads('[role="tab"][aria-selected="true"]', 'Docker Compose');
  await reader.counts('[role="tabpanel"]:not([hidden])', 1);
});

test("The browser's search for words finds an entry that the filter hides, which clears the filter", async ({
  reader,
}) => {
  const title = '#restart-is-stop-then-start';
  const filter = 'main form input[type="search"]';
  await reader.open('/docs/reference/known-issues/services');
  await reader.fill(filter, 'nobody-knows-this');
  await reader.seesNo(title);
  await reader.evaluate(find, title);
  await reader.sees(title);
  await reader.reads(filter, '');
});

test('I copy code, and can paste it', async ({reader}) => {
  await reader.open('/docs/getting-started/check-configuration');
  const code = await reader.textOf('.code-block code');
  await reader.click('.code-block [aria-label="Copy code to clipboard"]');
  await reader.reads('.code-block [role="status"]', 'Copied.');
  await reader.click('main textarea');
  await reader.press('Control+v');
  await reader.reads('main textarea', code);
});

test("Slash and question mark do nothing once I've turned them off, on the next page, too", async ({
  reader,
}) => {
  const list = 'dialog';
  const search = '[role="dialog"] .DocSearch-Input';
  await reader.open('/docs/core-features');
  await reader.press('?');
  await reader.click({css: `${list} label`, name: "/ and ? work while you aren't typing"});
  await reader.press('Escape');
  await reader.seesNo(list);
  await reader.open('/docs');
  await reader.press('?');
  await reader.press('/');
  await reader.press('Control+k');
  await reader.focuses(search);
  await reader.reads(search, '');
  await reader.seesNo(list);
});
