/** Opening pages and going from one to the next. */
import {archive} from '../e2e/support/server';
import {test} from './support/test';

/** One page of each kind that no other sentence opens; each sentence also checks its pages for problems. */
const otherKinds = ['/docs/tags', '/docs/tags/alerts', '/markdown-page'];

test('Each kind of page opens, reacts, and has its heading', async ({reader}) => {
  for (const address of otherKinds) {
    await reader.open(address);
    await reader.sees('h1');
  }
});

test('A link in the text opens its page, and Back and Forward move between the two', async ({reader}) => {
  await reader.open('/docs/getting-started/deploy');
  const heading = await reader.textOf('h1');
  await reader.click({css: '.theme-doc-markdown a', name: 'Quick start'});
  await reader.isAt('/docs/getting-started/quick-start');
  await reader.reads('h1', 'Quick start');
  await reader.back();
  await reader.isAt('/docs/getting-started/deploy');
  await reader.reads('h1', heading);
  await reader.forward();
  await reader.reads('h1', 'Quick start');
});

test('Another form of a URL leads to its page, with one step back', async ({reader}) => {
  await reader.open('/docs/core-features');
  await reader.open('/Docs/Getting-Started//quick-start/#if-it-fails');
  await reader.isAt('/docs/getting-started/quick-start#if-it-fails');
  await reader.reads('h1', 'Quick start');
  await reader.back();
  await reader.isAt('/docs/core-features');
});

test('A hash leads to its position in a long page, and opens what was collapsed there', async ({reader}) => {
  await reader.open('/docs/reference/rest-api/health#get-health');
  await reader.seesInWindow('#get-health');
  await reader.sees('details[open] #get-health');
  await reader.sees('details[open] pre');
});

test('A misspelled hash is reported, and one that means no section is not', async ({reader}) => {
  const notice = 'main .alert[role="status"]';
  const goTo = (hash: string): Promise<void> =>
    reader.evaluate((address) => {
      location.assign(address);
    }, hash);
  await reader.open('/docs/user-management/register-login');
  for (const foreign of ['#google_vignette', '#top']) {
    await goTo('#forgot-pasword');
    await reader.reads(notice, /The nearest is Forgot password\.$/);
    await goTo(foreign);
    await reader.seesNo(notice);
  }
});

test('A page can be read where an archive shows it, and its links work', async ({reader}) => {
  await reader.visit(`${archive}/docs/getting-started/quick-start`);
  await reader.reads('h1', 'Quick start');
  await reader.click({css: 'main a', name: 'Deploy'});
  await reader.isAt('/docs/getting-started/deploy');
});

test('In a narrow window, the menu leads to a page and is then closed', async ({reader}) => {
  await reader.narrowWindow();
  await reader.open('/docs/core-features');
  await reader.click('[aria-label="Toggle navigation bar"]');
  await reader.click({css: '.navbar-sidebar a', name: 'Configuration'});
  await reader.isAt('/docs/getting-started/configuration');
  await reader.reads('h1', 'Configuration');
  await reader.seesNo('.navbar-sidebar');
});

test('Without JavaScript, I read a page with all of its tabs, and its links work', async ({reader}) => {
  await reader.openWithoutScripts('/docs/operations/uninstall-move');
  await reader.counts('[role="tabpanel"]', 4);
  await reader.seesNo('.DocSearch-Button');
  await reader.click({css: '.theme-doc-sidebar-menu a', name: 'Quick start'});
  await reader.reads('h1', 'Quick start');
  await reader.seesNo('.DocSearch-Button');
});

test('On paper, there is the text of all tabs and nothing to press', async ({reader}) => {
  await reader.open('/docs/operations/uninstall-move');
  // WebKit's driver can't print. The print style sheet is applied to the screen instead, so page breaks aren't tested.
  await reader.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media="print"]')) {
      sheet.media = 'all';
    }
  }, null);
  await reader.counts('[role="tabpanel"]', 4);
  await reader.seesNo('nav.navbar, footer.footer, main button, [role="tablist"]');
});
