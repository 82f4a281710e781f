import {accessibilityProblems, bringAxe} from '../support/axe';
import {modes, settled, widths} from '../support/modes';
import {expect, test} from '../support/test';
import {allPaths} from '../support/tour';

/** Each part takes every fourth address, so that the workers share the time. */
const parts = [0, 1, 2, 3];

for (const mode of modes) {
  for (const part of parts) {
    test.describe(`in ${mode} mode`, () => {
      test.use({colorScheme: mode, reducedMotion: 'reduce'});

      test(`No page has an accessibility problem, wide or narrow (part ${part + 1} of ${parts.length})`, async ({
        context,
        page,
        request,
        site,
      }) => {
        test.setTimeout(240_000);
        await bringAxe(context);
        const paths = [...(await allPaths(request)), '/404.html'];
        const mine = paths.filter((_, index) => index % parts.length === part);
        const problems: string[] = [];
        for (const path of mine) {
          await site.open(path);
          expect((await site.colorMode()).theme, path).toBe(mode);
          // One load serves both widths: the layout follows the window.
          for (const width of widths) {
            await settled(page, width);
            const found = await accessibilityProblems(page, {colorsOnly: mode === 'dark'});
            problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
          }
        }
        expect(problems).toEqual([]);
      });
    });
  }
}
