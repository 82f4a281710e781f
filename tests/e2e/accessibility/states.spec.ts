import {bringAxe} from '../support/axe';
import {problemsOf} from '../support/look';
import {widths} from '../support/modes';
import {states} from '../support/states';
import {expect, test} from '../support/test';

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}, reducedMotion: 'reduce'});
    const device = width < 997 ? 'phone' : 'desktop';
    const reachable = states.filter(({only = device}) => only === device);

    test('No open menu, dialog or banner has an accessibility problem or a small target', async ({
      context,
      page,
      site,
    }) => {
      test.setTimeout(120_000);
      await bringAxe(context);
      for (const {name, page: address, reach} of reachable) {
        await site.open(address);
        await reach(site);
        expect.soft(await problemsOf(page), name).toEqual([]);
      }
    });
  });
}
