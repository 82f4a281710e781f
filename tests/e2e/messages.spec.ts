/** The reference pages generated from data: entries, their filter, and the box for pasted messages. */
import {copyCode} from './support/clipboard';
import {dragAcross} from './support/dragAcross';
import {interceptRequests, holdScripts} from './support/network';
import {expect, test} from './support/test';
import {recordRequests} from './support/recordRequests';

const root = 'docs/reference/error-messages';
const refused = 'connect ECONNREFUSED 10.1.2.3:22';
const unexplained = 'Something failed: code=77 in unit "alpha" at 12:30';
const logLine =
  'backend-1  | [2026-11-22T20:43:04.403Z] [ERROR] [refresh-job] Failed to refresh services for provider 3: x';

test('I select words of a message without opening or closing it, and a click still does', async ({
  page,
  site,
}) => {
  await site.open(`${root}/hosts/network`);
  await site.complete();
  const entry = page.locator('details:has(#connect-econnrefused)');
  const message = entry.locator('summary code');
  for (const state of ['closed', 'open']) {
    await dragAcross(page, message);
    expect(await page.evaluate(() => String(getSelection()))).toContain('connect ECONNREFUSED');
    await expect(entry).toHaveJSProperty('open', state === 'open');
    await message.click();
    await expect(entry).toHaveJSProperty('open', state !== 'open');
  }
  await entry.locator('summary').press('Enter');
  await expect(entry).toHaveJSProperty('open', true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an entry can be read', async ({page}) => {
    await page.goto(`${root}/hosts/network`);
    const entry = page.locator('details:has(#connect-econnrefused)');
    await entry.locator('summary').click();
    await expect(entry.locator('pre').first()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter messages'})).toBeHidden();
  });
});

test('The filter finds a message with my own values in it, by another template, and by what I call it, and counts what it shows', async ({
  page,
  site,
}) => {
  const filter = page.getByRole('searchbox', {name: 'Filter messages'});
  for (const [address, shown, hidden] of [
    [`${root}/hosts/network`, '#connect-econnrefused', '#getaddrinfo-enotfound'],
    // The page above lists the messages of all its parts.
    [`${root}/hosts`, 'a[href$="#connect-econnrefused"]', 'a[href$="#getaddrinfo-enotfound"]'],
  ] as const) {
    await site.open(address);
    for (const text of [
      refused,
      'ssh: connect to host 10.1.2.3 port 22: Connection refused',
      'sshd not running',
    ]) {
      await filter.fill(text);
      await expect(site.main.locator(hidden), text).toBeHidden();
      await expect(site.main.locator(shown), text).toBeVisible();
      await expect(page.getByRole('status').filter({hasText: /of \d+ match/})).toBeVisible();
      await filter.fill('');
      await expect(site.main.locator(hidden)).toBeVisible();
    }
  }
});

test('An old URL of an entry leads to the page that has it now, with one step back', async ({page, site}) => {
  await site.open('docs/core-features');
  for (const [old, now] of [
    [`${root}/hosts#connect-econnrefused`, `${root}/hosts/network#connect-econnrefused`],
    [
      'docs/reference/known-issues#edit-works-only-for-servers-with-a-password',
      'docs/reference/known-issues/providers#edit-works-only-for-servers-with-a-password',
    ],
    ['docs/reference/rest-api#get-health.', 'docs/reference/rest-api/health#get-health'],
    ['docs/reference/rest-api#user', 'docs/reference/rest-api/objects#user'],
  ] as const) {
    await site.open(old);
    await expect(page).toHaveURL(new RegExp(`/${now}$`));
    await expect(page.locator('details[open] h2[id]')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/core-features$/);
  }
});

test('No list of messages, known issues, or endpoints is longer than 20 screens on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const pages = [
    root,
    ...['console', 'api', 'log', 'hosts', 'hosts/docker'].map((name) => `${root}/${name}`),
  ];
  for (const address of [...pages, 'docs/reference/known-issues', 'docs/reference/rest-api']) {
    await site.open(address);
    const screens = await page.evaluate(() => {
      // What isn't on the screen is laid out only when it comes near; until then, its height is an estimate.
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        element.style.contentVisibility = 'visible';
      }
      return document.documentElement.scrollHeight / window.innerHeight;
    });
    expect(screens, address).toBeLessThan(20);
  }
});

test('The filter hides the headings of groups that it leaves empty, and a link to one brings it back', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/rest-api');
  const filter = page.getByRole('searchbox', {name: 'Filter endpoints'});
  await filter.fill('/alerts');
  await expect(page.locator('#alerts')).toBeVisible();
  await expect(page.locator('#tags')).toBeHidden();
  await expect(page.locator('#find-an-endpoint')).toBeVisible();
  await page.evaluate(() => location.assign('#tags'));
  await expect(page.locator('#tags')).toBeInViewport();
  await expect(filter).toHaveValue('');
  await expect(site.main.locator('[data-entry] > a[href*="/tags#"]').first()).toBeVisible();
});

test('Known issues are filtered by severity, in a list that is next to its label on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/reference/known-issues');
  const list = page.getByLabel('Severity');
  const label = site.main.getByText('Severity', {exact: true}).last();
  const [box, text] = [await list.boundingBox(), await label.boundingBox()];
  const middle = (text?.y ?? 0) + (text?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(box?.y ?? 0);
  expect(middle).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  await list.selectOption('Data loss');
  await expect(
    site.main.locator('[data-entry] > a[href$="#docker-compose-recreate-loses-tags"]'),
  ).toBeVisible();
  await expect(site.main.locator('[data-entry] > a[href$="#restart-is-stop-then-start"]')).toBeHidden();
});

test('A filter whose code arrives once I have gone to another page hides nothing there', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/known-issues/alerts');
  const next = page.locator('.theme-doc-sidebar-menu a[href$="/known-issues/providers"]');
  // Its code is there from now on.
  await next.click();
  await expect(site.heading).toHaveText('Known issues with providers');
  await page.goBack();
  await expect(site.heading).toHaveText('Known issues with alerts');
  const release = await holdScripts(page);
  await page.getByRole('searchbox', {name: 'Filter issues'}).fill('no such issue');
  await next.click();
  await expect(site.heading).toHaveText('Known issues with providers');
  release();
  await site.settled();
  await expect(site.main.locator('[data-entry][hidden]')).toHaveCount(0);
});

test('A link to an entry that the filter hides, in the URL or from search, clears the filter and opens it', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs/reference/known-issues/services');
  const heading = page.locator('#restart-is-stop-then-start');
  const title = (await heading.innerText()).slice(0, 60);
  const ways = [
    () => page.evaluate(() => location.assign('#restart-is-stop-then-start')),
    async () => {
      await modal.search(title);
      await page.keyboard.press('Enter');
    },
  ];
  for (const follow of ways) {
    await page.getByLabel('Severity').selectOption('Data loss');
    await expect(heading).toBeHidden();
    await follow();
    await expect(page).toHaveURL(/#restart-is-stop-then-start$/);
    await expect(heading).toBeInViewport();
    await expect(page.locator('details[open]')).toContainText(title);
    await expect(page.getByLabel('Severity')).toHaveValue('');
    await expect(page.getByRole('status').filter({hasText: 'Filter cleared'})).toBeVisible();
  }
});

test("The browser's search for words finds those in closed entries, and in entries that the filter hides, which clears it", async ({
  page,
  site,
}) => {
  await site.open('docs/reference/known-issues/services');
  const entry = page.locator('details:has(#restart-is-stop-then-start)');
  await site.findWords('which runs entirely on the host');
  await expect(entry).toHaveAttribute('open');
  await page.getByLabel('Severity').selectOption('Data loss');
  await expect(entry).toBeHidden();
  await site.findWords('Restart is two separate requests');
  await expect(entry.getByRole('heading')).toBeInViewport();
  await expect(page.getByLabel('Severity')).toHaveValue('');
  await expect(page.getByRole('status').filter({hasText: 'Filter cleared'})).toBeVisible();
});

/** The pages whose explanations were fetched. */
function explanationsIn(requests: readonly string[]): readonly string[] {
  return requests
    .flatMap((request) => /error-messages\/([\w/]+)\.explanations\.json/.exec(request)?.[1] ?? [])
    .sort();
}

for (const address of [root, 'diagnose']) {
  test(`The box on /${address} explains a pasted log, from the keyboard, without sending it anywhere`, async ({
    page,
    site,
  }) => {
    const requests = recordRequests(page);
    await site.open(address);
    expect(explanationsIn(requests)).toEqual([]);
    const field = page.getByRole('textbox', {name: /Paste a message/});
    await field.fill(
      `backend-1  | [2026-11-22T20:43:04.403Z] [ERROR] [refresh-job] Failed to refresh services for provider 3:\n` +
        `  message: '${refused}',\nJWT_SECRET=hunter2hunter2\nnobody-knows-this happened`,
    );
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({hasText: '2 known messages, 2 unknown messages'}),
    ).toBeVisible();
    await expect(page.locator('main li h2').first()).toContainText(refused);
    await expect(page.locator('main')).toContainText('nobody-knows-this');
    await expect(page.locator('main li')).not.toContainText(['hunter2hunter2']);
    expect(explanationsIn(requests)).toEqual(['hosts/network', 'log/refresh']);
    expect(requests.join(' ')).not.toContain('hunter2');
    expect(requests.join(' ')).not.toContain('10.1.2.3');
  });
}

test('I copy a command from what the box explains', async ({page, site}) => {
  await site.open('diagnose');
  await page.getByRole('textbox', {name: /Paste a message/}).fill(refused);
  await page.getByRole('button', {name: 'Find the cause'}).click();
  const command = site.main.locator('li .code-block').first();
  await copyCode(page, command);
});

test('A link in what the box explains opens its page without loading a document, and Back brings the result back', async ({
  page,
  site,
}) => {
  await site.open('diagnose');
  const field = page.getByRole('textbox', {name: /Paste a message/});
  await field.fill(refused);
  await page.getByRole('button', {name: 'Find the cause'}).click();
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await site.main.locator('li').getByRole('link', {name: "The console doesn't load"}).click();
  await expect(site.heading).toHaveText("The console doesn't load");
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  await page.goBack();
  await expect(field).toHaveValue(refused);
  await expect(site.main.locator('li .code-block').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
});

test.describe('While the cookie banner is open', () => {
  test.use({answered: false});

  test('What the box found is scrolled clear of it', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await site.open('diagnose');
    await expect(site.banner).toBeInViewport();
    await page.getByRole('textbox', {name: /Paste a message/}).fill(refused);
    await page.getByRole('button', {name: 'Find the cause'}).press('Enter');
    const found = site.main.locator('li h2').first();
    await expect(found).toContainText(refused);
    const gap = async (): Promise<number> => {
      const [heading, banner] = [await found.boundingBox(), await site.banner.boundingBox()];
      return (banner?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect(page.getByRole('status').filter({hasText: '1 known message'})).toBeInViewport();
  });
});

test('A message that no entry explains can be searched for, even if a query ends in the middle of one of its characters', async ({
  page,
  site,
}) => {
  await site.open('diagnose');
  await page
    .getByRole('textbox', {name: /Paste a message/})
    .fill(`${'nobody knows '.repeat(4)}this errors\u{1F4A5}`);
  await page.getByRole('button', {name: 'Find the cause'}).click();
  await expect(page.getByRole('link', {name: 'Search for it'})).toHaveAttribute('href', /%EF%BF%BD$/);
});

test.describe('while the server fails', () => {
  // The browser itself reports the failed request.
  test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 503/]}});

  test('The box says that the explanations cannot be loaded, and works the next time', async ({
    page,
    site,
  }) => {
    await site.open('diagnose');
    await interceptRequests(page, '**/error-messages/hosts/network.explanations.json', (route) =>
      route.fulfill({status: 503}),
    );
    await page.getByRole('textbox', {name: /Paste a message/}).fill(refused);
    await page.getByRole('button', {name: 'Find the cause'}).click();
    await expect(page.getByRole('status').filter({hasText: "couldn't be loaded"})).toHaveText(
      /status 503\. Check your connection and try again\. If that doesn't help, copy your text and reload the page\.$/,
    );
    await page.unroute('**/error-messages/hosts/network.explanations.json');
    await page.getByRole('button', {name: 'Find the cause'}).click();
    await expect(page.locator('main li h2').first()).toContainText(refused);
  });
});

test('A message that I paste into the search leads to its entry, and a long one to the box', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs');
  await modal.open();
  await modal.input.fill(refused);
  await expect(modal.dialog.getByRole('treeitem').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /error-messages\/hosts\/network#connect-econnrefused$/,
  );
  await modal.input.fill('');
  await site.paste(logLine);
  await expect(modal.input).toHaveValue('Failed to refresh services for provider 3: x');
  const wholeText = modal.dialog.getByRole('link', {name: 'Look up the whole text that you pasted'});
  await expect(wholeText).toBeVisible();
  // The card arrives a moment after the hits and moves them: until then, a press may be meant for something else.
  await expect(modal.dialog.locator('.answer-card')).toContainText('Failed to refresh services');
  // Above the hits, where it's in view.
  const [offer, best] = [await wholeText.boundingBox(), await modal.hits.first().boundingBox()];
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThan(best?.y ?? 0);
  await modal.input.fill('refresh services');
  await expect(modal.status).toHaveText(/for "refresh services"$/);
  await expect(wholeText).toHaveCount(0);
  await modal.input.fill('');
  await site.paste(logLine);
  await expect(modal.input).toHaveValue('Failed to refresh services for provider 3: x');
  await expect(wholeText).toBeVisible();
  await modal.input.fill(unexplained);
  await modal.dialog.getByRole('link', {name: 'Is this an error message?'}).click();
  await expect(page).toHaveURL(/\/diagnose$/);
  await expect(page.getByRole('textbox', {name: /Paste a message/})).toHaveValue(unexplained);
});

test('A log that I paste into the search on the home page is explained, and is in no URL', async ({
  page,
  site,
}) => {
  await site.open();
  await page.getByRole('searchbox', {name: 'Search, or paste an error'}).focus();
  await site.paste(`${logLine}\n${refused}`);
  await expect(page).toHaveURL(/\/diagnose$/);
  await expect(page.getByRole('textbox', {name: /Paste a message/})).toHaveValue(`${logLine}\n${refused}`);
  await expect(page.getByRole('status').filter({hasText: '2 known messages'})).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('ECONNREFUSED');
});

test('The page of the box accepts a text from a link and from the search, the same one twice, and keeps none of them', async ({
  page,
  site,
  modal,
}) => {
  await site.open(`diagnose#text=${encodeURIComponent(refused)}`);
  const field = page.getByRole('textbox', {name: /Paste a message/});
  await expect(field).toHaveValue(refused);
  await expect(page.locator('main li h2').first()).toContainText(refused);
  await expect(page).toHaveURL(/\/diagnose$/);
  const handOver = async (): Promise<void> => {
    await modal.open();
    await modal.input.fill(unexplained);
    await modal.dialog.getByRole('link', {name: 'Is this an error message?'}).click();
    await expect(modal.dialog).toBeHidden();
    await expect(field).toHaveValue(unexplained);
    await expect(page).toHaveURL(/\/diagnose$/);
  };
  await handOver();
  await field.fill('What I type');
  await handOver();
  await field.fill('What I type');
  await page.goBack();
  await expect(page).toHaveURL(/\/diagnose$/);
  await expect(field).toHaveValue('What I type');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('code=77');
  await page.reload();
  await expect(field).toHaveValue('');
});

test("If search finds nothing, it leads to the box, even on the box's own page", async ({
  page,
  site,
  modal,
}) => {
  await site.open('diagnose');
  await modal.open();
  await modal.input.fill('zzqqyyxx');
  await modal.noResults.getByRole('link', {name: 'Paste all of it'}).click();
  await expect(modal.dialog).toBeHidden();
  await expect(page.getByRole('textbox', {name: /Paste a message/})).toHaveValue('zzqqyyxx');
});

test('A line of a log leads to its entry on the search page, in a link and pasted', async ({page, site}) => {
  await site.open(`search?q=${encodeURIComponent(logLine)}`);
  const field = page.getByRole('searchbox');
  const first = site.main.getByRole('heading', {level: 2}).first();
  await expect(field).toHaveValue('Failed to refresh services for provider 3: x');
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    /error-messages\/log\/refresh#refresh-failed$/,
  );
  await field.fill('audit logs');
  await expect(first).toContainText(/audit/i);
  await field.selectText();
  await site.paste(logLine);
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    /error-messages\/log\/refresh#refresh-failed$/,
  );
});
