import {bringAxe, problemsInBothModes} from '../support/axe';
import {settled, widths} from '../support/modes';
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
    const look = async (state: string, selector?: string) => {
      seen.push(state);
      for (const width of widths) {
        await settled(page, width);
        const found = await problemsInBothModes(page, selector);
        problems.push(...found.map((problem) => `${state} at ${width} px, ${problem}`));
      }
    };
    const mine = paths.filter((_, index) => index % parts.length === part);
    for (const path of mine) {
      await site.open(path);
      await look(path);
      for (const {name, open} of await openOneByOne(page)) {
        await open();
        await look(`${path}, ${name}`, 'main');
      }
    }
    expect(seen.length).toBeGreaterThan(mine.length);
    expect(problems).toEqual([]);
  });
}
