import {holdRequests} from './support/network';
import {problemsOf} from './support/look';
import {widths} from './support/modes';
import {indexAddress} from './support/search';
import {expect, test} from './support/test';

test.use({allowed: {messages: [/Failed to load resource/]}});

/** What a search changes on the page that it's on. */
const dialog = '[role=dialog]';

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}, reducedMotion: 'reduce'});

    test('no state of the modal has an accessibility problem or a small target', async ({
      site,
      page,
      modal,
    }) => {
      await site.open('docs');
      await modal.open();
      expect(await problemsOf(page), 'empty').toEqual([]);
      const check = async (state: string): Promise<void> => {
        expect(await problemsOf(page, dialog), state).toEqual([]);
      };
      await modal.input.fill('JWT_SECRET');
      await page.locator('.answer-card').waitFor();
      await check('results');
      await modal.input.fill('kubern');
      await modal.completions.first().waitFor();
      await check('completions');
      await modal.input.fill('bakcup');
      await modal.dialog.getByRole('button', {name: 'backup'}).waitFor();
      await check('correction');
      await page.keyboard.press('Escape');
      await modal.select(['docker', 'kubernetes']);
      await site.open('docs');
      await modal.open();
      await modal.hits.first().waitFor();
      await check('recent searches');
      await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
      await expect(modal.groups).toHaveCount(2);
      await check('recent searches and favorites');
      await modal.input.fill('zzqqyyxx');
      await modal.noResults.waitFor();
      await check('no results');
    });

    test('nor does the error screen of the modal or a slow search', async ({site, page, modal}) => {
      const answer = await holdRequests(page, indexAddress, (route) => route.fulfill({status: 500}));
      await site.open('docs');
      await modal.open();
      await modal.input.fill('docker');
      await page.locator('.DocSearch-Container--Stalled').waitFor();
      expect(await problemsOf(page, dialog), 'stalled').toEqual([]);
      answer();
      await modal.error.waitFor();
      expect(await problemsOf(page, dialog), 'error').toEqual([]);
    });

    test('no state of the search page has an accessibility problem or a small target', async ({
      site,
      page,
    }) => {
      for (const query of ['JWT_SECRET', 'bakcup', 'zzqqyyxx']) {
        await site.open(`search?q=${query}`);
        await expect(site.main.getByRole('status')).toHaveText(/^(?:Results|No results) for/);
        expect(await problemsOf(page, 'main'), query).toEqual([]);
      }
      await page.getByRole('searchbox').fill('docker');
      await site.main.getByRole('listitem').first().waitFor();
      await page.getByRole('searchbox').fill('zzqqyyxx');
      await page.getByText('Try searching for').waitFor();
      expect(await problemsOf(page, 'main'), 'suggestions').toEqual([]);
      await page.route(indexAddress, (route) => route.fulfill({status: 500}));
      await site.open('search?q=docker');
      await site.main.getByRole('alert').waitFor();
      expect(await problemsOf(page, 'main'), 'error').toEqual([]);
    });
  });
}
