/** The fault table: whatever goes wrong, the reader is told, and the next key tries again. */
import {pauseClock} from '../support/pauseClock';
import {type HostFault, expect, test} from '../support/hostedTest';
import {SitePage} from '../support/SitePage';
import {errorText, helpText, refusals} from '../support/search';

/**
 * One for each kind of error that the client reports. How it reports every other fault is in `hostedSearch.test.ts`, and
 * how long readers wait if a host says nothing, in `search-timing.spec.ts`.
 */
const faults: readonly {readonly name: string; readonly fault: HostFault}[] = [
  {name: 'a refused connection', fault: 'refuse'},
  {name: 'no JSON', fault: {kind: 'bad JSON'}},
];

for (const {name, fault} of faults) {
  test(`${name}: modal and search page say so, keep saying so, and never that nothing was found`, async ({
    site,
    modal,
    misbehave,
    context,
  }) => {
    await site.open('docs');
    const search = new SitePage(await context.newPage());
    // So the fault affects only the search, and what's awaited isn't the code.
    await search.open('search?q=compose');
    await expect(search.results.first()).toBeVisible();
    await modal.openWhole();
    await misbehave(fault);

    await test.step('the modal', async () => {
      const errored = modal.page.locator('.DocSearch-Container--Errored');
      await modal.input.fill('docker');
      await expect(modal.error).toContainText(errorText);
      await expect(modal.error).toContainText(helpText);
      await expect(errored).toBeVisible();
      await expect(modal.status).toContainText(errorText);
      await expect(errored).toBeVisible();
      await expect(modal.noResults).toHaveCount(0);
    });

    await test.step('the search page', async () => {
      await search.page.getByRole('searchbox').fill('docker');
      const alert = search.main.getByRole('alert');
      await expect(alert).toContainText(errorText);
      await expect(alert).toContainText(helpText);
      await expect(search.page.getByText('No results for')).toHaveCount(0);
    });
  });
}

// Each engine shows the messages for all statuses, in `tests/engines`.
const [refused] = refusals;

test('the modal says what the service reported and what still works, and sends one request', async ({
  site,
  modal,
  hosts,
  misbehave,
  page,
}) => {
  await site.open('docs');
  await modal.openWhole();
  await misbehave({kind: 'status', status: refused.status});
  await page.clock.install();
  await modal.input.fill('docker');
  await expect(modal.error).toContainText(refused.title);
  await expect(modal.error).toContainText(refused.help);
  await expect(modal.error).not.toContainText('check your network');
  // Longer than all pauses before a failed search is repeated.
  await page.clock.runFor(20_000);
  await expect(modal.status).toContainText(refused.title);
  expect([...hosts.first.seen, ...hosts.second.seen]).toHaveLength(1);
  await modal.error.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(modal.dialog).toHaveCount(0);
});

test('the search page says so, too, and sends one request', async ({site, hosts, page, misbehave}) => {
  await misbehave({kind: 'status', status: refused.status});
  await page.clock.install();
  await site.open('search?q=docker');
  const alert = site.main.getByRole('alert');
  await expect(alert).toContainText(refused.title);
  await expect(alert).toContainText(refused.help);
  await expect(alert.getByRole('link', {name: 'All pages'})).toBeVisible();
  await page.clock.runFor(20_000);
  expect([...hosts.first.seen, ...hosts.second.seen]).toHaveLength(1);
});

test('after an error, the next key brings results', async ({site, modal, hosts, misbehave, page}) => {
  await site.open('docs');
  await modal.open();
  await misbehave({kind: 'status', status: 500});
  await modal.input.fill('docke');
  await expect(modal.error).toBeVisible();
  hosts.first.behave(null);
  hosts.second.behave(null);
  await page.keyboard.type('r');
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.error).toHaveCount(0);
});

test('after a response without results, the button requests them again', async ({
  site,
  modal,
  hosts,
  misbehave,
  page,
}) => {
  await site.open('docs');
  await modal.openWhole();
  await misbehave({kind: 'no results'});
  // Otherwise, they would also be requested automatically.
  await pauseClock(page);
  await modal.input.fill('docker');
  await expect(modal.error).toBeVisible();
  hosts.first.behave(null);
  hosts.second.behave(null);
  await modal.error.getByRole('button', {name: 'Try again'}).click();
  await expect(modal.hits.first()).toBeVisible();
});

test('an error disappears when the reader clears the box', async ({site, modal, misbehave, page}) => {
  await site.open('docs');
  await modal.open();
  await misbehave({kind: 'hang'});
  await modal.input.fill('docker');
  await expect(modal.dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await modal.input.fill('');
  await expect(modal.dialog).toContainText('No recent searches');
  await expect(page.locator('.search-modal')).toHaveAttribute('aria-busy', 'false');
  await expect(modal.error).toHaveCount(0);
});

test('on the search page, the next key brings results', async ({site, page, hosts, misbehave}) => {
  await site.open('search');
  await misbehave({kind: 'bad JSON'});
  const field = page.getByRole('searchbox');
  await field.fill('docke');
  await expect(site.main.getByRole('alert')).toBeVisible();
  hosts.first.behave(null);
  await field.press('End');
  await page.keyboard.type('r');
  await expect(site.results.first()).toBeVisible();
  await expect(site.main.getByRole('alert')).toHaveCount(0);
});
