import {type Locator} from '@playwright/test';
import {expect, test} from './support/test';

const start = 'docs/getting-started/deploy';

test.beforeEach(async ({site}) => {
  await site.open(start);
});

test('a reader opens search with keys or the button, and the focus returns to where it was', async ({
  modal,
  page,
  site,
}) => {
  // A capital letter is what Caps Lock sends.
  for (const chord of ['Control+k', 'Meta+k', 'Control+K']) {
    await test.step(`${chord} opens search and closes it again`, async () => {
      await page.keyboard.press(chord);
      await expect(modal.input).toBeFocused();
      await page.keyboard.press(chord);
      await expect(modal.dialog).toHaveCount(0);
    });
  }

  await test.step("the browser's own shortcuts stay the browser's", async () => {
    await modal.button.focus();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Alt+d');
    await page.keyboard.press('Meta+j');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('Escape leads back where the focus was', async () => {
    const link = site.main.getByRole('link').first();
    await link.focus();
    await modal.open();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('the button in the navigation bar opens search, and has the focus afterward', async () => {
    await expect(modal.button).toHaveAccessibleName('Search');
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await modal.input.press('Escape');
    await expect(modal.button).toBeFocused();
  });

  await test.step('slash opens search, unless a text field has the focus', async () => {
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await site.open('search');
    const field = page.getByRole('searchbox');
    await field.fill('etc');
    await field.press('/');
    await expect(field).toHaveValue('etc/');
    await expect(modal.dialog).toHaveCount(0);
  });
});

test('a reader opens search by typing on the focused button, and loses no letter', async ({modal, page}) => {
  await modal.button.focus();
  await page.keyboard.type('docker', {delay: 20});
  await expect(modal.input).toHaveValue('docker');
});

test('the search box accepts what a reader types', async ({modal, page}) => {
  await test.step('it says "Search docs"', async () => {
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('it accepts at most 64 characters', async () => {
    await modal.open();
    await page.keyboard.type('x'.repeat(80));
    await expect(modal.input).toHaveValue('x'.repeat(64));
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('it is cleared, and keeps the focus', async () => {
    await modal.search('docker');
    await modal.dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(modal.input).toHaveValue('');
    await expect(modal.input).toBeFocused();
    await expect(modal.dialog).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('Escape closes the list along with the dialog, and the query is gone when search opens again', async () => {
    for (const isListOpen of [true, false]) {
      await modal.search('docker');
      if (!isListOpen) {
        await page.keyboard.press('Tab');
      }
      await expect(modal.input).toHaveAttribute('aria-expanded', String(isListOpen));
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      await modal.open();
      await expect(modal.input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    }
  });

  await test.step('it points to its results, but no longer after Tab', async () => {
    await modal.search('docker');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    const active = (await modal.input.getAttribute('aria-activedescendant')) ?? 'none';
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    for (const id of (await modal.input.getAttribute('aria-controls'))?.split(' ') ?? []) {
      await expect(page.locator(`[id="${id}"]`)).toHaveRole('tree');
    }
    await modal.input.press('Tab');
    await expect(modal.input).not.toHaveAttribute('aria-activedescendant');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('the Enter that ends a composition is left to the input method, even if it no longer says so', async () => {
    await modal.search('docker');
    const session = await page.context().newCDPSession(page);
    const enter = {key: 'Enter', code: 'Enter'};
    await session.send('Input.dispatchKeyEvent', {...enter, type: 'rawKeyDown', windowsVirtualKeyCode: 229});
    await session.send('Input.dispatchKeyEvent', {...enter, type: 'keyUp', windowsVirtualKeyCode: 13});
    await page.keyboard.press('ArrowDown');
    await expect(modal.dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
  });
});

test('results are in groups, and keys and pointer select them', async ({modal, page}) => {
  await test.step('they are in groups named after the category, at most 5 each', async () => {
    await modal.search('server');
    // The rows that fit on a screen come first, and they may belong to two groups.
    await expect(modal.groups.nth(2)).toBeVisible();
    const sizes = await modal.groups.evaluateAll((groups) =>
      groups.map((group) => group.querySelectorAll('li').length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    await expect(
      modal.groups.locator('.DocSearch-Hit-source', {hasText: 'Providers and services'}),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('the arrow keys move through them and wrap around', async () => {
    await modal.search('docker');
    const isSelected = (hit: Locator) => expect(hit).toHaveAttribute('aria-selected', 'true');
    await isSelected(modal.hits.first());
    await page.keyboard.press('ArrowDown');
    await isSelected(modal.hits.nth(1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    // The end of a long list is drawn a moment later.
    await isSelected(modal.hits.last());
    await expect(modal.activeHit).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('the ones that the keys reach are in view', async () => {
    await modal.search('docker');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(modal.activeHit).toBeInViewport({ratio: 1});
    }
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('a moving pointer selects them', async () => {
    await modal.search('docker');
    await modal.hits.nth(2).hover();
    await expect(modal.hits.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(modal.activeHit).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('they stay on the screen until the next ones arrive', async () => {
    await modal.search('docker');
    await modal.dialog.evaluate((dialog) => {
      const seen: number[] = [];
      Object.assign(window, {seen});
      new MutationObserver(() => {
        seen.push(dialog.querySelectorAll('.DocSearch-Hit').length);
      }).observe(dialog, {subtree: true, childList: true});
    });
    await page.keyboard.type(' compose', {delay: 30});
    await expect(modal.status).toHaveText(/"docker compose"$/);
    const seen = await page.evaluate(() => (window as unknown as {readonly seen: number[]}).seen);
    expect(Math.min(...seen)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('if there are none, the modal says so, suggests up to 3 searches, and asks for a report', async () => {
    await modal.search('server');
    await modal.input.fill('zzqqyyxx');
    await expect(modal.noResults).toContainText('No results for "zzqqyyxx"');
    await expect(modal.noResults).toContainText('Try searching for');
    await expect(modal.noResults.getByRole('button')).toHaveCount(3);
    await expect(modal.noResults).toContainText('Believe this query should return results? Let us know.');
    const link = modal.noResults.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.+\/issues\/new\?title=.*zzqqyyxx/);
    await modal.noResults.getByRole('button').first().click();
    await expect(modal.hits.first()).toBeVisible();
  });
});

test('results open in this tab', async ({modal, page, site}) => {
  await test.step('with Enter, and the shortcut right after it opens search again', async () => {
    await modal.search('systemd');
    // In one task, faster than any reader: nothing is rendered between the two.
    await modal.input.evaluate((input) => {
      for (const init of [{key: 'Enter'}, {key: 'k', ctrlKey: true}]) {
        input.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}));
      }
    });
    await expect(page).not.toHaveURL(/deploy$/);
    await expect(modal.input).toHaveValue('');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await site.open(start);
  });

  await test.step('all of them on the search page', async () => {
    await modal.search('kubernetes');
    const all = modal.linkToAll('kubernetes');
    await expect(all).toHaveText(/^See all \d{2,} results$/);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=kubernetes$/);
    await expect(modal.dialog).toHaveCount(0);
    await expect(site.results).toHaveCount(20);
  });
});

test('results open in another tab or window, and the modal stays', async ({modal, page, context}) => {
  for (const chord of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    await test.step(`with ${chord}`, async () => {
      await modal.search('systemd');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(chord);
      const beside = await opened;
      expect(new URL(beside.url()).pathname).toContain('/docs/');
      await beside.close();
      await expect(modal.dialog).toBeVisible();
      await expect(page).toHaveURL(/deploy$/);
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
  }
});

test('results open in another tab with the middle button or with Ctrl held, and are remembered', async ({
  modal,
  page,
  context,
}) => {
  await modal.search('systemd');
  const ways: readonly Parameters<Locator['click']>[0][] = [
    {button: 'middle'},
    {modifiers: ['ControlOrMeta']},
  ];
  for (const [index, way] of ways.entries()) {
    const opened = context.waitForEvent('page');
    await modal.hits.nth(index).click(way);
    await expect(await opened).toHaveURL(/\/docs\//);
    await expect(page).toHaveURL(/deploy$/);
  }
  await modal.input.fill('');
  await expect(modal.hits).toHaveCount(ways.length);
});

test('links beside the results open in another tab or window, and the modal stays', async ({
  modal,
  context,
}) => {
  // The first card arrives late, and a press is then ignored for a moment.
  await modal.search('JWT_SECRET');
  await expect(modal.dialog.getByRole('region')).toBeVisible();
  for (const [query, name] of [
    ['API_TOKEN', /^Configuration$/],
    ['systemd', /^See all/],
    ['zzqxxqz', /^Paste all of it$/],
  ] as const) {
    await modal.searchAgain(query);
    const link = modal.dialog.getByRole('link', {name});
    for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
      const opened = context.waitForEvent('page');
      await link.click({modifiers: [modifier]});
      await expect(await opened).toHaveURL(/\/(?:docs|search|diagnose)\b/);
      await expect(link).toBeVisible();
    }
  }
});

test('a double click on the button opens the search', async ({modal, site}) => {
  await site.complete();
  await modal.button.dblclick();
  await expect(modal.startingPoints).toBeVisible();
  await expect(modal.input).toBeFocused();
});

test('a double click on a result opens only that', async ({modal, page, site}) => {
  await site.complete();
  await modal.search('systemd');
  const link = modal.hits.nth(1).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  // Wherever the pointer is once the search has closed.
  await page.evaluate(() => {
    const below = document.createElement('a');
    below.href = '/docs/development';
    below.style.cssText = 'position: fixed; inset: 0';
    document.body.append(below);
  });
  await link.dblclick();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
});

test('the browser can undo what a paste, a completion, or a button has put into the search box', async ({
  modal,
  page,
  site,
}) => {
  await modal.open();
  await page.keyboard.type('kubern');
  // Completions for fewer letters look the same.
  await expect(modal.status).toHaveText(/results for "kubern"$/);
  await expect(modal.completions).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(modal.input).toHaveValue(/^kubernetes$/i);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modal.input).toHaveValue('kubern');
  await modal.dialog.getByRole('button', {name: 'Clear the query'}).click();
  await expect(modal.input).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modal.input).toHaveValue('kubern');
  await page.keyboard.press('End');
  await site.paste('etes\nprovider');
  await expect(modal.input).toHaveValue('kubernetes provider');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modal.input).toHaveValue('kubern');
  await expect(modal.completions).toHaveCount(3);
});

test('the modal names its keys before there are results', async ({modal}) => {
  await modal.openWhole();
  await expect(modal.keys).toHaveText([/Select/, /Navigate/, /Close/, /Complete/]);
});

test('while typing, completions and corrections are offered', async ({modal, page}) => {
  await test.step('up to 3 completions are one key away, and the results stay where they are', async () => {
    await modal.search('kubern');
    await expect(modal.completions).toHaveCount(3);
    await expect(
      modal.dialog.getByText(/^Press the right arrow to search for "kubernetes"$/i),
    ).toBeAttached();
    const top = async (): Promise<number | undefined> => (await modal.hits.first().boundingBox())?.y;
    const before = await top();
    // With the text cursor inside the text, the key moves it.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(modal.input).toHaveValue('kubern');
    await page.keyboard.press('ArrowRight');
    await expect(modal.input).toHaveValue(/^kubernetes$/i);
    await expect(modal.input).toBeFocused();
    // The whole heading needs no completion.
    await modal.input.fill('kubernetes provider');
    await expect(modal.status).toHaveText(/"kubernetes provider"$/);
    await expect(modal.completions).toHaveCount(0);
    await expect(modal.dialog.getByRole('paragraph').filter({hasText: /^\d+ results/})).toBeVisible();
    expect(await top()).toBe(before);
    await modal.input.fill('kubern');
    await modal.completions.nth(1).click();
    await expect(modal.input).toHaveValue(/^kubernetes .+/i);
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('a pasted message is not completed', async () => {
    await modal.search('Error: connect ECONNREFUSED 10.0.0.5:22 serv');
    await expect(modal.status).toHaveText(/results? for/);
    await expect(modal.completions).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('a misspelled word is shown as it was read, and can be replaced', async () => {
    await modal.search('bakcup database');
    await expect(modal.dialog).toContainText('Showing results for backup database');
    await expect(modal.status).toHaveText(/results for "backup database"$/);
    await modal.dialog.getByRole('button', {name: 'backup database'}).press('Enter');
    await expect(modal.input).toHaveValue('backup database');
    await expect(modal.input).toBeFocused();
    await expect(modal.dialog).not.toContainText('Showing results for');
    await page.keyboard.type(' zzqqyyxx');
    await expect(modal.dialog).toContainText('No page mentions zzqqyyxx');
  });
});

test('the empty screen leads to the pages that this one links to, and to the messages', async ({
  modal,
  page,
}) => {
  await modal.openWhole();
  const links = modal.startingPoints.getByRole('link');
  await expect(links).toHaveCount(6);
  const next = page.locator('#next ~ ul a').first();
  await expect(links.first()).toHaveText((await next.textContent()) ?? '', {ignoreCase: true});
  await expect(links.last()).toHaveAttribute('href', '/docs/reference/error-messages');
  await links.last().click();
  await expect(page).toHaveURL(/error-messages$/);
  await expect(modal.dialog).toHaveCount(0);
});

test('the dialog is one for screen readers, too', async ({modal, page}) => {
  await test.step('the page behind it stays where it is, at its full width', async () => {
    await page.mouse.wheel(0, 300);
    const place = (): Promise<unknown> =>
      page.locator('main').evaluate((main) => JSON.stringify(main.getBoundingClientRect()));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    const before = await place();
    await modal.open();
    await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
    expect(await place()).toBe(before);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
    expect(await place()).toBe(before);
  });

  await test.step('search is a dialog, and the page behind it is unreachable', async () => {
    await modal.open();
    await expect(modal.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    await expect(modal.dialog.locator('[role=button][tabindex]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });

  await test.step('Tab stays inside the dialog, in both directions', async () => {
    await modal.search('docker');
    for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await modal.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  });

  await test.step('the number of results is read out when typing is over', async () => {
    await modal.search('docker');
    await expect(modal.status).toHaveText(/^\d+ results for "docker"$/);
    await modal.input.fill('zzqqyyxx');
    await expect(modal.status).toHaveText('No results for "zzqqyyxx"');
  });
});
