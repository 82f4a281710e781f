import {permanentRoutes} from '../../../src/site/permanentRoutes';
import {product} from '../../../src/site/product';
import {accessibilityProblems, bringAxe} from '../support/axe';
import {keepDistinct} from '../support/distinct';
import {problemsInBothModes, problemsOf} from '../support/look';
import {settled} from '../support/modes';
import {largeTextProblems, layoutProblems, phone, reflowWidths} from '../support/reflow';
import {openOneByOne} from '../support/tabs';
import {targetProblems} from '../support/targetSize';
import {targetsOf} from '../support/targets';
import {expect, test} from '../support/test';
import {allPaths, kindsOfPages} from '../support/tour';

test.use({reducedMotion: 'reduce'});

/** The workers share the pages. */
const parts = [0, 1];

function isOfKind(path: string): boolean {
  return kindsOfPages.some((kind) => `/${kind}` === path);
}

for (const part of parts) {
  test(`Every page opens at its address, and has no accessibility problem, no small target, and one direction to scroll in, at any width, with text of twice the size on a phone, light or dark, closed or opened (part ${part + 1} of ${parts.length})`, async ({
    context,
    page,
    request,
    site,
  }) => {
    test.setTimeout(480_000);
    await bringAxe(context);
    const addresses = new Set([...permanentRoutes, ...(await allPaths(request))]);
    const paths = [...addresses]
      .filter((path) => path !== '/404')
      .filter((_, index) => index % parts.length === part);
    const seen = new Map<string, number>();
    const problems: string[] = [];
    for (const path of paths) {
      const note = (state: string, found: readonly string[]) => {
        problems.push(...found.map((problem) => `${path}, ${state}: ${problem}`));
      };
      expect((await site.open(path))?.status(), path).toBe(200);
      expect(new URL(page.url()).pathname, path).toBe(path);
      await expect(page, path).toHaveTitle(new RegExp(path === '/' ? product.name : `\\| ${product.name}$`));
      await expect(site.heading, path).toHaveCount(1);
      await expect(site.heading, path).toBeVisible();
      // The layout first, because what's repeated is removed afterward.
      for (const width of [...reflowWidths, 1280]) {
        await settled(page, width);
        note(`${width} px`, await layoutProblems(page, width));
        if (width === phone || width === 1280) {
          note(`${width} px`, targetProblems(await targetsOf(page)));
        }
      }
      note('opened', await largeTextProblems(page));
      await keepDistinct(page, seen);
      note('closed', await problemsInBothModes(page));
      for (const {name, open, part: opened} of await openOneByOne(page)) {
        await open();
        // What opens changes nothing around it.
        note(name, await problemsInBothModes(page, opened));
      }
      await settled(page, phone);
      // Colors that only a phone has are on one page of each kind.
      const look = isOfKind(path) ? problemsInBothModes : accessibilityProblems;
      note('on a phone', await look(page));
    }
    expect(paths.length).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });
}

test('The page of an address that does not exist has none either', async ({page, site}) => {
  await site.open('404.html');
  for (const width of [1280, phone]) {
    await settled(page, width);
    expect(await problemsOf(page)).toEqual([]);
  }
});
