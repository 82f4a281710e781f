import {type APIRequestContext} from '@playwright/test';
import {permanentRoutes} from '../../../src/site/permanentRoutes';
import {product} from '../../../src/site/product';
import {accessibilityProblems, bringAxe} from '../support/axe';
import {keepDistinct} from '../support/distinct';
import {problemsOf, problemsOfPage} from '../support/look';
import {settled} from '../support/modes';
import {pagesOfAllShapes} from '../support/ownShapes';
import {largeTextProblems, layoutProblems, phone, reflowWidths} from '../support/reflow';
import {openOneByOne} from '../support/tabs';
import {targetProblems} from '../support/targetSize';
import {targetsOf} from '../support/targets';
import {expect, test} from '../support/test';
import {allPaths, kindsOfPages} from '../support/tour';

test.use({reducedMotion: 'reduce'});

/** The workers share the pages. */
const parts = [0, 1];

const kinds: readonly string[] = kindsOfPages.map((kind) => `/${kind}`);

/** All pages, and a subset that contains every shape. */
async function readPages(request: APIRequestContext) {
  const paths = [...new Set([...permanentRoutes, ...(await allPaths(request))])].filter(
    (path) => path !== '/404',
  );
  const pages = new Map<string, string>();
  for (const path of paths) {
    pages.set(path, await (await request.get(path)).text());
  }
  return {paths, ofAllShapes: pagesOfAllShapes(pages, kinds)};
}

for (const part of parts) {
  test(`Every page opens at its URL, and has no accessibility problem, no small target, and one direction to scroll in, at any width, with text at twice the size on a phone, light or dark, closed or opened (part ${part + 1} of ${parts.length})`, async ({
    context,
    page,
    request,
    site,
  }) => {
    test.setTimeout(480_000);
    await bringAxe(context);
    const {paths, ofAllShapes} = await readPages(request);
    // Distributed one by one within each group, because pages with their own shapes take longer.
    const mine = [...ofAllShapes, ...paths.filter((path) => !ofAllShapes.has(path))].filter(
      (_, index) => index % parts.length === part,
    );
    const seen = new Map<string, number>();
    const problems: string[] = [];
    for (const path of mine) {
      const note = (state: string, found: readonly string[]) => {
        problems.push(...found.map((problem) => `${path}, ${state}: ${problem}`));
      };
      const noteLayout = async (width: number) => {
        await settled(page, width);
        note(`${width} px`, await layoutProblems(page, width));
        if (width === phone || width === 1280) {
          note(`${width} px`, targetProblems(await targetsOf(page)));
        }
      };
      const isOwn = ofAllShapes.has(path);
      await page.setViewportSize({width: isOwn ? 1280 : phone, height: 800});
      expect((await site.open(path))?.status(), path).toBe(200);
      expect(new URL(page.url()).pathname, path).toBe(path);
      await expect(page, path).toHaveTitle(new RegExp(path === '/' ? product.name : `\\| ${product.name}$`));
      await expect(site.heading, path).toHaveCount(1);
      await expect(site.heading, path).toBeVisible();
      // The layout first, because what's repeated is removed afterward. Long words and wide tables depend on the text
      // of each page, and have the least room on a phone. From wide to narrow, so the sidebar has to disappear only
      // once.
      for (const width of isOwn ? [1280, ...reflowWidths] : [phone, 320]) {
        await noteLayout(width);
      }
      note('opened', await largeTextProblems(page));
      await settled(page, isOwn ? 1280 : phone);
      await keepDistinct(page, seen);
      if (!isOwn) {
        // Elements of the same shapes have the same colors, but names and references of their own.
        note('on a phone', await accessibilityProblems(page, 'structure'));
        continue;
      }
      note('closed', await problemsOfPage(page));
      for (const {name, open, part: opened} of await openOneByOne(page)) {
        await open();
        // Opened parts don't change anything around them.
        note(name, await problemsOf(page, opened));
      }
      // What only a phone shows is on one page of each kind.
      if (kinds.includes(path)) {
        await settled(page, phone);
        note('on a phone', await problemsOfPage(page));
      }
    }
    expect(mine.length).toBeGreaterThan(30);
    expect(ofAllShapes.size).toBeLessThan(paths.length);
    expect(problems).toEqual([]);
  });
}

test('The page at a URL that does not exist has none, either', async ({page, site}) => {
  await site.open('404.html');
  for (const width of [1280, phone]) {
    await settled(page, width);
    expect(await problemsOf(page)).toEqual([]);
  }
});
