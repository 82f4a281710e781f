import {hostedOrigins} from '../../run/siteBuilds';
import {expect, test} from '../support/test';

test('With hosted search, the privacy page lists the search hosts and no others', async ({page, site}) => {
  await site.open('docs/legal/privacy');
  const table = site.main.locator('table', {has: page.getByRole('columnheader', {name: 'Host'})});
  const listed = await table.locator('tbody tr td:first-child code').allInnerTexts();
  expect(listed.sort()).toEqual(hostedOrigins);
});
