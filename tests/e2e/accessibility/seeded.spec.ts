import {accessibilityProblems} from '../support/axe';
import {expect, test} from '../support/test';

/** Plausible faults, and the axe rule that must catch each. */
const faults = [
  ['image-alt', '<img src="/img/logo.svg" width="40" height="40">'],
  ['button-name', '<button type="button"></button>'],
  ['link-name', '<a href="/docs"></a>'],
  ['label', '<input type="text">'],
  ['color-contrast', '<p data-style="color: #999; background: #fff">Too pale to read</p>'],
  [
    'target-size',
    '<button type="button" data-style="width: 9px">a</button><button type="button" data-style="width: 9px">b</button>',
  ],
  ['heading-order', '<h6>Five levels too deep</h6>'],
  ['aria-valid-attr-value', '<button type="button" aria-expanded="perhaps">Menu</button>'],
] as const;

test('A broken page is caught, each fault by its rule', async ({page, site}) => {
  await site.open('docs/core-features');
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const [rule, html] of faults) {
    await page.evaluate((fault) => {
      const seed = document.createElement('div');
      seed.id = 'seed';
      seed.innerHTML = fault;
      // The policy refuses style attributes; scripts may set styles.
      for (const element of seed.querySelectorAll<HTMLElement>('[data-style]')) {
        element.style.cssText = element.dataset.style ?? '';
      }
      document.querySelector('article')?.append(seed);
    }, html);
    const rules = (await accessibilityProblems(page, {part: '#seed'})).map((problem) =>
      problem.replace(/:.*/s, ''),
    );
    expect(rules, html).toContain(rule);
    await page.evaluate(() => {
      document.querySelector('#seed')?.remove();
    });
  }
});
