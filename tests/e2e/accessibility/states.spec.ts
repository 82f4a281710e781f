import {accessibilityProblems, axeVersion, bringAxe} from '../support/axe';
import {modes, recordRun, widths} from '../support/accessibilityRun';
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

      test('No open menu, dialog or banner has an accessibility problem', async ({
        browser,
        context,
        page,
        site,
      }, info) => {
        test.setTimeout(240_000);
        await bringAxe(context);
        const problems: string[] = [];
        for (const {name, page: address, prepare, reach} of reachable) {
          await prepare?.(page);
          await site.open(address);
          await reach(site);
          problems.push(...(await accessibilityProblems(page)).map((problem) => `${name}: ${problem}`));
          await page.unrouteAll();
        }
        recordRun(info, {
          kind: 'states',
          mode,
          widths: [width],
          seen: reachable.map(({name}) => name),
          violations: problems.length,
          browser: browser.version(),
          axe: axeVersion,
        });
        expect(problems).toEqual([]);
      });

      test('No tab and no opened detail has an accessibility problem', async ({
        browser,
        context,
        page,
        request,
        site,
      }, info) => {
        test.setTimeout(240_000);
        await bringAxe(context);
        const problems: string[] = [];
        const seen: string[] = [];
        for (const path of await pathsWithTabsOrDetails(request)) {
          await site.open(path);
          for (const state of await openOneByOne(page)) {
            await state.open();
            seen.push(`${path}: ${state.name}`);
            const found = await accessibilityProblems(page, 'main');
            problems.push(...found.map((problem) => `${path}, ${state.name}: ${problem}`));
          }
        }
        recordRun(info, {
          kind: 'states',
          mode,
          widths: [width],
          seen,
          violations: problems.length,
          browser: browser.version(),
          axe: axeVersion,
        });
        expect(seen.length).toBeGreaterThan(6);
        expect(problems).toEqual([]);
      });
    });
  }
}
