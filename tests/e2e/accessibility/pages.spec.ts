import {permanentRoutes} from '../../../src/site/permanentRoutes';
import {product} from '../../../src/site/product';
import {hasNewParts, removeDuplicates, type SeenParts} from '../support/distinct';
import {problemsOf, problemsOfPage} from '../support/look';
import {setWidth} from '../support/modes';
import {largeTextProblems, layoutProblems, phone} from '../support/reflow';
import {disclosures} from '../support/disclosures';
import {targetProblems} from '../support/targetSize';
import {targetsOf} from '../support/targets';
import {expect, test} from '../support/test';
import {allPaths, kindsOfPages} from '../support/tour';

test.use({reducedMotion: 'reduce'});

const kinds: readonly string[] = kindsOfPages.map((kind) => `/${kind}`);

test('Every page opens at its URL, and has no accessibility problem, no small target, and one direction to scroll in, at any width, with text at twice the size on a phone, light or dark, closed or opened', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(1_800_000);
  const paths = [...new Set([...kinds, ...permanentRoutes, ...(await allPaths(request))])].filter(
    (path) => path !== '/404',
  );
  const seen: SeenParts = new Map();
  let lookedAt = 0;
  const problems: string[] = [];
  for (const path of paths) {
    const note = (state: string, found: readonly string[]) => {
      problems.push(...found.map((problem) => `${path}, ${state}: ${problem}`));
    };
    const noteLayout = async (width: number) => {
      await setWidth(page, width);
      note(`${width} px`, await layoutProblems(page, width));
      if (width === phone || width === 1280) {
        note(`${width} px`, targetProblems(await targetsOf(page)));
      }
    };
    await page.setViewportSize({width: phone, height: 800});
    expect((await site.open(path))?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname, path).toBe(path);
    await expect(page, path).toHaveTitle(new RegExp(path === '/' ? product.name : `\\| ${product.name}$`));
    await expect(site.heading, path).toHaveCount(1);
    await expect(site.heading, path).toBeVisible();
    // Long words and wide tables depend on the text of each page, and have the least room on a phone.
    await noteLayout(phone);
    note('opened', await largeTextProblems(page));
    // What's the same as on another page has the same colors and sizes, and the check of the built pages knows names
    // and references.
    if (!(await hasNewParts(page, seen))) {
      continue;
    }
    lookedAt += 1;
    await noteLayout(640);
    await noteLayout(1280);
    await removeDuplicates(page, seen);
    // What's around the main part is on one page of each kind.
    note('closed', await problemsOfPage(page, kinds.includes(path) ? 'html' : 'main'));
    for (const {name, open, part: opened} of await disclosures(page)) {
      await open();
      // Opened parts don't change anything around them.
      note(name, await problemsOf(page, opened));
    }
    // What only a phone shows is on one page of each kind.
    if (kinds.includes(path)) {
      await setWidth(page, phone);
      note('on a phone', await problemsOfPage(page));
    }
  }
  expect(lookedAt).toBeGreaterThan(10);
  expect(lookedAt).toBeLessThan(paths.length);
  expect(problems).toEqual([]);
});

test('The page at a URL that does not exist has none, either', async ({page, site}) => {
  await site.open('404.html');
  for (const width of [1280, phone]) {
    await setWidth(page, width);
    expect(await problemsOf(page)).toEqual([]);
  }
});
