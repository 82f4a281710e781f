import {type Page} from '@playwright/test';
import {accessibilityProblems} from '../support/axe';
import {removeDuplicates} from '../support/distinct';
import {expect, test} from '../support/test';

/** Plausible faults, and the axe rule that must catch each. */
const faults = [
  ['image-alt', '<img src="/img/logo.svg" width="40" height="40">'],
  ['button-name', '<button type="button"></button>'],
  ['link-name', '<a href="/docs"></a>'],
  ['label', '<input type="text">'],
  ['color-contrast', '<p data-style="color: #999; background: #fff">Too pale to read</p>'],
  ['landmark-no-duplicate-main', '<main>Another main part</main>'],
  ['heading-order', '<h6>Five levels too deep</h6>'],
  ['aria-valid-attr-value', '<button type="button" aria-expanded="perhaps">Menu</button>'],
] as const;

/** Correct elements, from which some faults differ only by a missing text or attribute. */
const flawless = [
  '<img src="/img/logo.svg" alt="Logo" width="40" height="40">',
  '<button type="button">Copy</button>',
  '<a href="/docs">Docs</a>',
  '<p>Dark enough to read</p>',
  '<button type="button" aria-expanded="true">Menu</button>',
] as const;

async function problemsIn(page: Page, part?: string): Promise<readonly string[]> {
  return [
    ...(await accessibilityProblems(page, 'structure', part)),
    ...(await accessibilityProblems(page, 'colors', part)),
  ];
}

/**
 * Plants a fault in a list, as an item among others, and returns the rules that find it after the repeated ones are
 * removed.
 */
async function rulesThatFind(
  page: Page,
  fault: string,
  seen: Map<string, number>,
): Promise<readonly string[]> {
  await page.evaluate((html) => {
    const seed = document.createElement('ul');
    seed.id = 'seed';
    seed.innerHTML = `<li>${html}</li>`;
    // The policy rejects style attributes; scripts may set styles.
    for (const element of seed.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
    }
    document.querySelector('article')?.append(seed);
  }, fault);
  await removeDuplicates(page, seen);
  const problems = await problemsIn(page, '#seed');
  await page.evaluate(() => {
    document.querySelector('#seed')?.remove();
  });
  return problems.map((problem) => problem.replace(/:.*/s, ''));
}

test('Each fault on a broken page is caught by its rule, even if everything else there has been seen before', async ({
  page,
  site,
}) => {
  const seen = new Map<string, number>();
  for (const _visit of [1, 2]) {
    await site.open('docs/core-features');
    expect(await problemsIn(page)).toEqual([]);
    await removeDuplicates(page, seen);
    await removeDuplicates(page, seen);
  }
  for (const html of [...flawless, ...flawless]) {
    expect(await rulesThatFind(page, html, seen), html).toEqual([]);
  }
  await expect(page.locator('main p, main li, main td')).toHaveCount(0);
  for (const [rule, html] of faults) {
    expect(await rulesThatFind(page, html, seen), html).toContain(rule);
  }
});
