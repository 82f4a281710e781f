/** Finding a page. */
import {replaceTexts} from '../e2e/support/translation';
import {test} from './support/test';

const field = '.DocSearch-Input';
const pageField = 'main input[type="search"]';
const hit = '.DocSearch-Hit';
const modal = '[role="dialog"]';
const chosen = '.DocSearch-Hit[aria-selected="true"]';

test('In a narrow window, I open search and a result with the pointer alone', async ({reader}) => {
  await reader.narrowWindow();
  await reader.open('/docs');
  await reader.click('.DocSearch-Button');
  await reader.focuses(field);
  await reader.type('systemd');
  await reader.click(hit);
  await reader.seesNo(modal);
  await reader.isAt(/^\/docs\/.+/);
});

test('Ctrl+K opens and closes search, the arrows choose a result, and Enter opens that', async ({reader}) => {
  await reader.open('/docs');
  await reader.press('Control+k');
  await reader.focuses(field);
  await reader.press('Control+k');
  await reader.seesNo(modal);
  await reader.press('Control+k');
  await reader.focuses(field);
  await reader.type('docker compose');
  // A new list of results begins with its first one chosen.
  await reader.reads(`${modal} [role="status"]`, /"docker compose"$/);
  await reader.sees(`${chosen}[data-row="0"]`);
  await reader.press('ArrowDown');
  await reader.press('ArrowDown');
  await reader.press('ArrowUp');
  await reader.sees(`${chosen}[data-row="1"]`);
  const address = await reader.evaluate(
    (css) => document.querySelector(`${css} a`)?.getAttribute('href') ?? '',
    chosen,
  );
  await reader.press('Enter');
  await reader.isAt(address);
});

test('The search page searches for what its address says, and the address follows what I type', async ({
  reader,
}) => {
  await reader.open('/search?q=docker');
  await reader.reads('main [role="status"]', /^Results for "docker"$/);
  await reader.sees('main ol > li');
  await reader.fill(pageField, 'kibana');
  await reader.isAt('/search?q=kibana');
  await reader.reads('main ol > li h2', /Kibana/i);
});

test('A word with a hyphen in it that nobody sees finds what it finds without', async ({reader}) => {
  await reader.open('/search');
  await reader.fill(pageField, 'ki\u00ADbana');
  await reader.reads('main ol > li h2', /Kibana/i);
});

test('The search page goes on finding when the browser has translated it', async ({reader}) => {
  await reader.open('/search?q=docker');
  await reader.sees('main ol > li');
  await reader.evaluate(replaceTexts, null);
  await reader.fill(pageField, 'kibana');
  await reader.reads('main ol > li h2', /Kibana/i);
});

test('I type on the search page more often than WebKit lets a page change its address, and no letter is lost', async ({
  reader,
}) => {
  const text = 'docker compose '.repeat(4).trim();
  await reader.open('/search');
  await reader.click(pageField);
  for (const _time of ['once', 'again']) {
    await reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.select(), pageField);
    await reader.type(text);
  }
  await reader.reads(pageField, text);
  await reader.isAt(/^\/search\?q=docker/);
});

test('I press slash and type right away, what I open is a recent search, the star makes it a favorite, and the cross removes it', async ({
  reader,
}) => {
  await reader.open('/docs');
  await reader.press('/');
  await reader.type('systemd');
  await reader.reads(field, 'systemd');
  await reader.sees(chosen);
  await reader.press('Enter');
  await reader.seesNo(modal);
  await reader.press('/');
  await reader.reads('.DocSearch-Hit-source', 'Recent');
  await reader.click('[aria-label="Save this search"]');
  await reader.reads('.DocSearch-Hit-source', 'Favorite');
  await reader.click('[aria-label="Remove this search from favorites"]');
  await reader.reads(modal, /No recent searches/);
  await reader.press('Escape');
  await reader.seesNo(modal);
});
