import {type Page} from '@playwright/test';
import {setWidth} from '../support/modes';
import {expect, test} from '../support/test';
import {addStyles} from '../support/addStyles';
import {layoutProblems, phone, setTextSize} from '../support/reflow';
import {kindsOfPages} from '../support/tour';

test('On a phone, the first cell of a row of four has its own line, and screen readers still read a table row', async ({
  page,
  site,
}) => {
  await site.open('docs/operations/roll-back');
  await setWidth(page, phone);
  const table = site.main.getByRole('table').filter({hasText: 'Where you see it'});
  const {width = 0} = (await table.boundingBox()) ?? {};
  for (const row of await table.getByRole('row').all()) {
    const boxes = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
    const [first, ...others] = boxes;
    expect(first?.width).toBeGreaterThan(width - 4);
    expect(new Set(others.map(({top}) => top)).size).toBe(1);
    expect(Math.min(...others.map((box) => box.width))).toBeGreaterThan(70);
  }
  const session = await page.context().newCDPSession(page);
  const {nodes} = (await session.send('Accessibility.getFullAXTree')) as {
    readonly nodes: readonly {readonly role?: {readonly value: string}}[];
  };
  const count = (role: string): number => nodes.filter((node) => node.role?.value === role).length;
  expect(count('columnheader')).toBe(await site.main.locator('th').count());
  expect(count('row')).toBe(await site.main.locator('tr').count());
  expect(count('cell') + count('gridcell')).toBe(await site.main.locator('td').count());
});

/** For each table, whether it's too wide, and the name under which the keyboard reaches it. */
function tableNames(
  page: Page,
): Promise<readonly {readonly isWide: boolean; readonly name: string | null}[]> {
  return page.locator('main table:visible').evaluateAll((tables) =>
    tables.map((table) => {
      const scroller = table.parentElement;
      return {
        isWide: scroller !== null && scroller.scrollWidth > scroller.clientWidth,
        name: scroller?.getAttribute('tabindex') === '0' ? scroller.getAttribute('aria-label') : null,
      };
    }),
  );
}

test('A table takes the focus only if it is too wide, and is named after its heading', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/rest-api');
  await expect
    .poll(async () => (await tableNames(page)).every(({isWide, name}) => isWide === (name !== null)))
    .toBe(true);
  expect((await tableNames(page)).some(({isWide}) => !isWide)).toBe(true);
  await addStyles(page, 'main td { white-space: nowrap }');
  await setWidth(page, 320);
  await expect.poll(async () => (await tableNames(page)).every(({name}) => name !== null)).toBe(true);
  const headings = await page.locator('main :is(h1, h2, h3)').allInnerTexts();
  for (const {name} of await tableNames(page)) {
    const heading = name?.replace(/, table \d+$/, '') ?? 'no name';
    expect(
      headings.some((text) => text.replace(/\p{Cf}/gu, '').trim() === heading),
      heading,
    ).toBe(true);
  }
});

/** The minimum that WCAG 1.4.12 requires a page to withstand. */
const textSpacing = `* {
  letter-spacing: 0.12em !important;
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

/** Texts in the navbar that end in an ellipsis, because they're wider than their box. */
function shortenedTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator('.navbar *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth &&
            getComputedStyle(element).textOverflow === 'ellipsis',
        )
        .map((element) => element.textContent),
    );
}

/** Items of the navbar that the next one covers. */
function coveredItems(page: Page): Promise<readonly string[]> {
  return page.locator('.navbar__items > :visible').evaluateAll((items) =>
    items
      .filter((item, index) => {
        const {right, bottom} = item.getBoundingClientRect();
        const next = items[index + 1]?.getBoundingClientRect();
        return next !== undefined && next.left < right - 1 && next.top < bottom - 1;
      })
      .map((item) => `"${item.textContent}" is covered`),
  );
}

test('With the spacing of WCAG 1.4.12 between letters, words, and lines, nothing is cut off at any width', async ({
  page,
  site,
}) => {
  const problems: string[] = [];
  for (const path of kindsOfPages) {
    await site.open(path);
    await addStyles(page, textSpacing);
    for (const width of [1440, 1280, 1100, 1000, phone, 320]) {
      await setWidth(page, width);
      const found = [
        ...(await layoutProblems(page, width, {isLarge: true})),
        ...(await shortenedTexts(page)),
        ...(await coveredItems(page)),
      ];
      problems.push(...found.map((problem) => `/${path}, ${width} px: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});

test('With that spacing, I can read how my search was interpreted', async ({page, site, modal}) => {
  await site.open('docs');
  await addStyles(page, textSpacing);
  await modal.search('bakcup');
  await expect(modal.dialog.getByRole('button', {name: 'backup'})).toBeInViewport({ratio: 1});
});

test('On a narrow phone with text of twice the size, nothing in the head of the menu is cut off', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await setTextSize(page, 32);
  await site.open('docs/getting-started/quick-start');
  await site.menuButton.click();
  for (const part of [
    site.mobileMenu.getByRole('link', {name: 'Something wrong?'}),
    site.mobileMenu.getByRole('button', {name: 'Close navigation bar'}),
  ]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
});

/** Laptop windows whose readers have chosen a larger text size in the browser, in px. */
const largeTexts = [
  {width: 1024, height: 700, text: 20},
  {width: 1280, height: 620, text: 24},
  {width: 1366, height: 620, text: 32},
] as const;

for (const {text, ...viewport} of largeTexts) {
  test(`At ${viewport.width} px with text of ${text} px, headings, titles, results, and the logo are visible`, async ({
    page,
    site,
    modal,
  }) => {
    await page.setViewportSize(viewport);
    await setTextSize(page, text);
    await site.open('docs/operations/reverse-proxy-tls');
    await page.locator('.table-of-contents a').nth(1).click();
    const heading = page.locator(':target');
    await expect(heading).toBeInViewport();
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const {left, top} = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 1, top + 1));
        }),
      )
      .toBe(true);
    const cutTitles = page
      .locator('.theme-doc-sidebar-menu .menu__link > span')
      .evaluateAll((titles) =>
        titles
          .filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1)
          .map(({textContent}) => textContent),
      );
    expect(await cutTitles).toEqual([]);
    const logo = await site.navbar.locator('.navbar__logo img').first().boundingBox();
    expect(logo?.width).toBeCloseTo(logo?.height ?? 0, 0);
    await modal.search('docker');
    await expect(modal.activeHit).toBeInViewport({ratio: 1});
  });
}

test.describe('at 400% on a small screen', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('The whole window is for the text that I scroll to', async ({page, site}) => {
    await site.open('docs/operations/upgrade');
    await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
    const isText = () =>
      page.evaluate(() => document.elementFromPoint(160, 4)?.closest('.markdown') !== null);
    await expect.poll(isText).toBe(true);
  });
});
