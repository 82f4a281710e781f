/** What's above and beside the title of a page, and stays within reach below it. */
import {type SitePage} from './support/SitePage';
import {expect, test} from './support/test';

const procedure = 'docs/operations/upgrade';

/** Where a part ends, from the top of the window. */
async function bottomOf(part: SitePage['heading']): Promise<number> {
  const {y, height} = (await part.boundingBox()) ?? {y: NaN, height: NaN};
  return y + height;
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test("The title is below one line of breadcrumbs, which begin at the same position on every page, and what's next to it is as tall", async ({
    page,
    site,
  }) => {
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const places = new Set<string>();
    for (const path of [
      procedure,
      'docs/reference/error-messages/console/import-providers',
      'docs/core-features',
      'docs/operations',
      'docs/reference/error-messages/hosts/ssh',
    ]) {
      await site.open(path);
      const line = await breadcrumbs.boundingBox();
      expect(line?.height, path).toBeLessThanOrEqual(44);
      const title = await site.heading.boundingBox();
      expect((title?.y ?? 0) - (await bottomOf(site.navbar)), path).toBeLessThanOrEqual(72);
      const above = await site.main.evaluate((main, top) => {
        const parts = main.querySelectorAll<HTMLElement>(
          'article a, article button, article p, article span',
        );
        return [...parts].flatMap((part) => {
          const {bottom, height} = part.getBoundingClientRect();
          return height > 1 && bottom < top && !part.closest('nav') ? [part.innerText] : [];
        });
      }, title?.y ?? 0);
      expect(
        above.filter((text) => text !== 'On this page'),
        path,
      ).toEqual([]);
      const home = await breadcrumbs.getByRole('link', {name: 'Home page'}).boundingBox();
      places.add(JSON.stringify([home?.x, home?.y]));
    }
    expect([...places]).toHaveLength(1);
    // They're cut only where they share their line.
    const category = breadcrumbs.getByRole('link', {name: 'Messages from hosts and networks'});
    expect(await category.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  });

  test('The table of contents stays below the navbar, opens over the text, and leads to headings that nothing covers', async ({
    page,
    site,
  }) => {
    await site.open(procedure);
    const contents = site.main.getByRole('button', {name: 'On this page'});
    for (const name of ['Check the upgrade', 'Before you begin', 'Upgrade to v0.0.53']) {
      await page.evaluate(() => {
        window.scrollTo({top: 3000, behavior: 'instant'});
      });
      await expect(contents).toBeInViewport({ratio: 1});
      expect((await contents.boundingBox())?.y).toBeCloseTo(await bottomOf(site.navbar), 0);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await contents.click();
      await expect(contents).toHaveAttribute('aria-expanded', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      const link = site.main.locator('.theme-doc-toc-mobile').getByRole('link', {name, exact: true});
      await link.click();
      await expect(link).toHaveCount(0);
      const heading = site.main.getByRole('heading', {name: new RegExp(`^${name}`)});
      await expect(heading).toBeInViewport({ratio: 1});
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(contents));
    }
  });

  test('Escape and a press elsewhere close the table of contents', async ({page, site}) => {
    await site.open(procedure);
    const contents = site.main.getByRole('button', {name: 'On this page'});
    await contents.press('Enter');
    await expect(contents).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
    await expect(contents).toBeFocused();
    await contents.click();
    await page.mouse.click(20, 820);
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
  });
});

test('The first command of a procedure is on the first screen, on a phone and on a desktop', async ({
  page,
  site,
}) => {
  for (const path of [
    'docs/getting-started/quick-start',
    'docs/getting-started/deploy',
    'docs/operations/upgrade',
    'docs/operations/roll-back',
    'docs/operations/backup-restore',
    'docs/operations/restore',
    'docs/operations/which-release',
    'docs/operations/uninstall-move',
    'docs/operations/uninstall-move#move-to-another-machine',
  ]) {
    await site.open(path);
    for (const viewport of [
      {width: 390, height: 844},
      {width: 1280, height: 800},
    ]) {
      await page.setViewportSize(viewport);
      const lineBottom = await site.main.evaluate((main) => {
        document.querySelector(':target')?.scrollIntoView({behavior: 'instant'});
        const blocks = [...main.querySelectorAll('pre code')];
        const text = document.createRange();
        const below = blocks.find((block) => block.getBoundingClientRect().top > 0);
        text.selectNodeContents(below ?? document.body);
        return text.getClientRects()[0]?.bottom;
      });
      expect(lineBottom, `${path}, ${viewport.width} px`).toBeLessThan(viewport.height);
    }
  }
});

test('The button for copying is next to the title, which begins where it does on a page without one', async ({
  page,
  site,
}) => {
  await site.open(procedure);
  const button = await site.main.getByRole('button', {name: 'Copy page'}).boundingBox();
  const title = await site.heading.boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual(title?.y ?? 0);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
    (title?.y ?? 0) + (title?.height ?? 0),
  );
  await page.goto('docs/operations');
  expect((await site.heading.boundingBox())?.y).toBe(title?.y);
});
