/** Finding a page. */
import {linkToAll} from '../e2e/support/search';
import {replaceTexts} from '../e2e/support/translation';
import {expect, test} from './support/test';

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
  await reader.search('systemd');
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
  await reader.search('docker compose');
  // A new list of results begins with its first one chosen.
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

test('One button accepts a correction, another empties the search box, and the results follow', async ({
  reader,
}) => {
  await reader.open('/docs');
  await reader.press('/');
  await reader.search('bakcup');
  await reader.click('.DocSearch-Prefill');
  await reader.reads(field, 'backup');
  await reader.focuses(field);
  await reader.sees(linkToAll('backup'));
  await reader.click('.DocSearch-Reset');
  await reader.reads(field, '');
  await reader.focuses(field);
  await reader.reads(modal, /Starting points/);
});

test("What I type in an extension's notes stays there, including slash and question mark", async ({
  reader,
}) => {
  await reader.open('/docs');
  await reader.evaluate(() => {
    const host = document.createElement('div');
    host.id = 'extension';
    document.body.append(host);
    const notes = document.createElement('textarea');
    // The page can't see inside it. This is for the test.
    host.attachShadow({mode: 'closed'}).append(notes);
    notes.addEventListener('input', () => {
      host.title = notes.value;
    });
    notes.focus();
  }, null);
  await reader.type('either/or?');
  await reader.sees('#extension[title="either/or?"]');
  await reader.seesNo(`${modal}, dialog`);
});

test('I drag across the answer above the results, and its text is selected', async ({reader}) => {
  const text = `${modal} section p:nth-of-type(2)`;
  await reader.open('/docs');
  await reader.press('/');
  await reader.search('API_TOKEN');
  await reader.dragAcross(text);
  const selected = await reader.evaluate(() => String(getSelection()).trim(), null);
  expect(selected.length).toBeGreaterThan(20);
  expect(await reader.textOf(text)).toContain(selected);
});

test('The search page searches for what its URL says, and the URL follows what I type', async ({reader}) => {
  await reader.open('/search?q=docker');
  await reader.reads('main [role="status"]', /^Results for "docker"$/);
  await reader.sees('main ol > li');
  await reader.fill(pageField, 'kibana');
  await reader.isAt('/search?q=kibana');
  await reader.reads('main ol > li h2', /Kibana/i);
});

test('The search page keeps working after the browser has translated it', async ({reader}) => {
  await reader.open('/search?q=docker');
  await reader.sees('main ol > li');
  await reader.evaluate(replaceTexts, null);
  await reader.fill(pageField, 'kibana');
  await reader.reads('main ol > li h2', /Kibana/i);
});

test('I type on the search page more often than WebKit lets a page change its URL, and no letter is lost', async ({
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
  await reader.search('systemd');
  await reader.reads(field, 'systemd');
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

/** Scrolls to the last one of the first 20 results, until there are more. Returns how many there are. */
function scrollToTwentieth(results: string): number {
  const all = document.querySelectorAll(results);
  if (all.length === 20) {
    all[19]?.scrollIntoView();
  }
  return all.length;
}

test('Back from a late result leads to my position, with all results that I had loaded', async ({reader}) => {
  const results = 'main ol > li';
  const late = `${results}:nth-child(35)`;
  // A query without an answer card: in WebKit, which has no scroll anchoring, a press soon after the card is ignored.
  await reader.open('/search?q=docker');
  await reader.counts(results, 20);
  // The styles of the results may arrive later, and move the end of the list out of sight again.
  await expect
    .poll(() => reader.evaluate(scrollToTwentieth, results), {message: 'results after scrolling to the end'})
    .toBe(40);
  await reader.click(`${late} a`);
  await reader.sees('main article');
  await reader.back();
  await reader.seesInWindow(late);
  await reader.counts(results, 40);
});

test.describe('at a URL that only the server recognizes', () => {
  // The error that makes the framework load the whole page. Firefox reveals only that it's an error.
  test.use({
    said: /^console\.warn(?:ing)?: Error(?::.* is loaded from the server\.| \()|status of 404 \(Not Found\) \(\S+\/installation#/,
  });

  test('A recent search whose page has moved leads to that page', async ({reader}) => {
    await reader.hasSearched('/docs/getting-started/installation#if-it-fails');
    await reader.open('/docs/core-features');
    await reader.press('/');
    await reader.click(`${hit} a`);
    await reader.isAt('/docs/getting-started/quick-start#if-it-fails');
    await reader.reads('h1', 'Quick start');
  });
});
