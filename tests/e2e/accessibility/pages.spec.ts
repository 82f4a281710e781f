import {accessibilityProblems, bringAxe, problemsInBothModes} from '../support/axe';
import {settled} from '../support/modes';
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
    test.setTimeout(240_000);
    await bringAxe(context);
    const paths = [...(await allPaths(request)), '/404.html'];
    const problems: string[] = [];
    const seen: string[] = [];
    // One load serves all: the layout follows the window, and the colors follow the device.
    const look = async (state: string, part: 'html' | 'main', colored: string) => {
      seen.push(state);
      await settled(page, 390);
      const narrow = [
        ...(await accessibilityProblems(page, {part, rules: 'structure'})),
        ...(await problemsInBothModes(page, {part: colored, rules: 'colors'})),
      ];
      await settled(page, 1280);
      const wide = await accessibilityProblems(page, {part, rules: 'structure'});
      // No width changes the colors of an article (tests/checks/contrast), and they take most of the time.
      const around =
        part === 'html' ? await problemsInBothModes(page, {without: 'article', rules: 'colors'}) : [];
      problems.push(
        ...narrow.map((problem) => `${state} at 390 px, ${problem}`),
        ...[...wide, ...around].map((problem) => `${state} at 1280 px, ${problem}`),
      );
    };
    const mine = paths.filter((_, index) => index % parts.length === part);
    for (const path of mine) {
      await site.open(path);
      await look(path, 'html', 'html');
      for (const {name, open, part: opened} of await openOneByOne(page)) {
        await open();
        await look(`${path}, ${name}`, 'main', opened);
      }
    }
    expect(seen.length).toBeGreaterThan(mine.length);
    expect(problems).toEqual([]);
  });
}
