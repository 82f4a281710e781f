import {accessibilityProblems, bringAxe} from '../support/axe';
import {setMode, settled} from '../support/modes';
import {openOneByOne} from '../support/tabs';
import {expect, test} from '../support/test';
import {allPaths} from '../support/tour';

test.use({reducedMotion: 'reduce'});

/** Each part takes every fourth address, so that the workers share the time. */
const parts = [0, 1, 2, 3];

for (const part of parts) {
  test(`No page has an accessibility problem, wide or narrow, light or dark, with its tabs and details closed or opened (part ${part + 1} of ${parts.length})`, async ({
    context,
    page,
    request,
    site,
  }) => {
    test.setTimeout(480_000);
    await bringAxe(context);
    const paths = [...(await allPaths(request)), '/404.html'];
    const problems: string[] = [];
    const seen: string[] = [];
    // One load serves all: the layout follows the window, and the colors follow the device.
    const look = async (state: string, part: string) => {
      seen.push(state);
      const note = (place: string, found: readonly string[]) => {
        problems.push(...found.map((problem) => `${state} at ${place}, ${problem}`));
      };
      const whole = part === 'html';
      await settled(page, 390);
      note('390 px, light', await accessibilityProblems(page, {part}));
      await setMode(page, 'dark');
      note('390 px, dark', await accessibilityProblems(page, {part, rules: 'colors'}));
      await settled(page, 1280);
      // No width changes the colors of an article (tests/checks/contrast).
      if (whole) {
        note('1280 px, dark', await accessibilityProblems(page, {without: 'article', rules: 'colors'}));
      }
      await setMode(page, 'light');
      note('1280 px, light', await accessibilityProblems(page, whole ? {part} : {part, rules: 'structure'}));
    };
    const mine = paths.filter((_, index) => index % parts.length === part);
    for (const path of mine) {
      await site.open(path);
      await look(path, 'html');
      // What opens changes nothing around it, so only that is looked at again.
      for (const {name, open, part: opened} of await openOneByOne(page)) {
        await open();
        await look(`${path}, ${name}`, opened);
      }
    }
    expect(seen.length).toBeGreaterThan(mine.length);
    expect(problems).toEqual([]);
  });
}
