import {accessibilityProblems, bringAxe} from '../support/axe';
import {modes, widths} from '../support/modes';
import {states} from '../support/states';
import {openOneByOne, pathsWithTabsOrDetails} from '../support/tabs';
import {expect, test} from '../support/test';

test.use({allowed: {messages: [/Failed to load resource/]}});

for (const mode of modes) {
  for (const width of widths) {
    test.describe(`in ${mode} mode at ${width} px`, () => {
      test.use({colorScheme: mode, viewport: {width, height: 800}, reducedMotion: 'reduce'});
      const device = width < 997 ? 'phone' : 'desktop';
      const reachable = states.filter(({only = device}) => only === device);

      test('No open menu, dialog or banner has an accessibility problem', async ({context, page, site}) => {
        test.setTimeout(240_000);
        await bringAxe(context);
        const problems: string[] = [];
        for (const {name, page: address, prepare, reach} of reachable) {
          await prepare?.(page);
          await site.open(address);
          await reach(site);
          const found = await accessibilityProblems(page, {colorsOnly: mode === 'dark'});
          problems.push(...found.map((problem) => `${name}: ${problem}`));
          await page.unrouteAll();
        }
        expect(problems).toEqual([]);
      });

      test('No tab and no opened detail has an accessibility problem', async ({
        context,
        page,
        request,
        site,
      }) => {
        test.setTimeout(240_000);
        await bringAxe(context);
        const problems: string[] = [];
        const seen: string[] = [];
        for (const path of await pathsWithTabsOrDetails(request)) {
          await site.open(path);
          for (const state of await openOneByOne(page)) {
            await state.open();
            seen.push(`${path}: ${state.name}`);
            const found = await accessibilityProblems(page, {part: 'main', colorsOnly: mode === 'dark'});
            problems.push(...found.map((problem) => `${path}, ${state.name}: ${problem}`));
          }
        }
        expect(seen.length).toBeGreaterThan(6);
        expect(problems).toEqual([]);
      });
    });
  }
}
