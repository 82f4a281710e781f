import {bringAxe, problemsInBothModes} from '../support/axe';
import {widths} from '../support/modes';
import {states} from '../support/states';
import {expect, test} from '../support/test';

test.use({allowed: {messages: [/Failed to load resource/]}});

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}, reducedMotion: 'reduce'});
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
        const found = await problemsInBothModes(page);
        problems.push(...found.map((problem) => `${name}, ${problem}`));
        await page.unrouteAll();
      }
      expect(problems).toEqual([]);
    });
  });
}
