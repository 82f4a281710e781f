import {type Page} from '@playwright/test';
import {settled} from '../support/modes';
import {expect, test} from '../support/test';
import {addStyles} from '../support/addStyles';
import {allPaths} from '../support/tour';

/** 320 px is 1280 px at 400 %; 640 px is 1280 px at 200 %; a phone is 390 px wide. */
const phone = 390;
const widths = [320, phone, 640];

/** Parts that scroll sideways and that the keyboard can't reach, or that have no name. */
function unreachableScrollers(page: Page): Promise<readonly string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const {overflowX} = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      })
      .filter((element) => {
        const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
        const isReached = (element as HTMLElement).tabIndex === 0 && isNamed;
        // A list of tabs is reached through its tabs.
        return !isReached && element.querySelector('[role="tab"]') === null;
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
  );
}

/** First headings of the tables that don't fit. */
function wideTables(page: Page): Promise<readonly string[]> {
  return page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .filter((table) =>
          [table, table.parentElement].some((box) => box !== null && box.scrollWidth > box.clientWidth + 1),
        )
        .map((table) => table.querySelector('th')?.textContent ?? 'a table'),
    );
}

for (const part of [0, 1]) {
  test(`At 400 %, at 200 %, and on a phone no page scrolls in two directions, wide parts are named and reached by Tab, and a phone shows whole tables (part ${part + 1} of 2)`, async ({
    page,
    request,
    site,
  }) => {
    test.setTimeout(240_000);
    const paths = await allPaths(request);
    const problems: string[] = [];
    for (const path of paths.filter((_, index) => index % 2 === part)) {
      await site.open(path);
      for (const width of widths) {
        await settled(page, width);
        // Wide tables learn of their width with the next frame.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        const faults = await unreachableScrollers(page);
        problems.push(
          ...(scrollWidth > width ? [`${path} is ${scrollWidth} px wide at ${width} px`] : []),
          ...faults.map((fault) => `${path} at ${width} px: ${fault}`),
          ...(width === phone ? await wideTables(page) : []).map((table) => `${path}: ${table} on a phone`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
}

test('On a phone, the first cell of a row of four has a line of its own, and what it says stays a row of a table', async ({
  page,
  site,
}) => {
  await site.open('docs/operations/upgrade');
  await settled(page, phone);
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

/** For each table whether it is too wide, and the name under which the keyboard reaches it. */
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

test('A table takes the focus only where it is too wide, and is named after its heading', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/rest-api');
  await expect
    .poll(async () => (await tableNames(page)).every(({isWide, name}) => isWide === (name !== null)))
    .toBe(true);
  expect((await tableNames(page)).some(({isWide}) => !isWide)).toBe(true);
  await addStyles(page, 'main td { white-space: nowrap }');
  await settled(page, 320);
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
