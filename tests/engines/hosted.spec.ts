/** Search with the hosted index, against two hosts on this machine. */
import {refusals} from '../e2e/support/search';
import {test} from './support/test';

test.use({build: 'hosted'});

test('The search page shows what the search host responds, 20 results at a time', async ({reader}) => {
  await reader.open('/search?q=provider');
  await reader.counts('main ol > li', 20);
  await reader.reads('main ol > li h2', /^Provider number \d+$/);
});

test.describe('a search host that rejects requests', () => {
  test.use({said: /status of 4\d\d \(.*\/1\/indexes\//});

  test('The modal says so when the search host refuses, and shows what it responds to the next search', async ({
    reader,
  }) => {
    await reader.open('/docs');
    await reader.press('/');
    for (const {status, title, help} of refusals) {
      await reader.fill('.DocSearch-Input', `status ${status}`);
      await reader.reads('.DocSearch-ErrorScreen', new RegExp(`${title}.*${help}`));
    }
    await reader.fill('.DocSearch-Input', 'privateKeysPath');
    await reader.reads('.DocSearch-Hit .search-hit__title', 'privateKeysPath');
  });
});
