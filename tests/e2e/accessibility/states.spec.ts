import {problemsOf} from '../support/look';
import {widths} from '../support/modes';
import {phone} from '../support/reflow';
import {states} from '../support/states';
import {expect, test} from '../support/test';
import {tools} from '../support/tools';

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}, reducedMotion: 'reduce'});
    const device = width < 997 ? 'phone' : 'desktop';
    const reachable = states.filter(({only = device}) => only === device);

    test('No open menu, dialog, or banner has an accessibility problem or a small target', async ({
      page,
      site,
    }) => {
      for (const {name, part, page: address, reach} of reachable) {
        await site.open(address);
        await reach(site);
        expect.soft(await problemsOf(page, part), name).toEqual([]);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: phone, height: 800}, reducedMotion: 'reduce'});

  test('No tool in use has an accessibility problem or a small target', async ({page, site}) => {
    for (const {name, page: address, reach} of tools) {
      await site.open(address);
      await reach(site);
      expect.soft(await problemsOf(page, 'main'), name).toEqual([]);
    }
  });
});
