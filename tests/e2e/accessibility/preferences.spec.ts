import {type Locator, type Page} from '@playwright/test';
import {glossaryPath} from '../../../src/site/glossary';
import {expect, test} from '../support/test';

/**
 * Records from now on what moves for longer than a frame. The page itself records it, because a motion may be over
 * before a test asks for it.
 *
 * @returns a function that returns the class of each part that has moved since the last call
 */
async function watchMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  const moved = await page.evaluateHandle(() => {
    const classes: string[] = [];
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, ({target}) => {
        // Not from the motion itself, which is over by now if the last frame took long.
        const {transitionDuration, animationDuration} = getComputedStyle(target as Element);
        const seconds = type === 'transitionrun' ? transitionDuration : animationDuration;
        if (seconds.split(',').some((each) => parseFloat(each) > 0.017)) {
          classes.push((target as Element).classList.value);
        }
      });
    }
    return classes;
  });
  return () =>
    moved.evaluate(async (classes) => {
      // What a press has changed begins to move in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return classes.splice(0);
    });
}

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce', viewport: {width: 390, height: 844}});

  test('Nothing slides, fades, or scrolls smoothly, as it does otherwise', async ({page, site, modal}) => {
    await site.open('docs/providers-services/overview');
    const motions = await watchMotions(page);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await site.menuButton.click();
    expect(await motions()).toContain('navbar-sidebar__backdrop');
    await page.keyboard.press('Escape');
    await expect(site.mobileMenu).not.toBeInViewport();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await motions();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await site.main.locator('details summary').first().click();
    expect(await motions()).toEqual([]);
    await site.menuButton.click();
    expect(await motions()).toEqual([]);
    await page.keyboard.press('Escape');
    await modal.open();
    expect(await motions()).toEqual([]);
  });

  test('The menu and all of its links appear in the same frame', async ({page, site}) => {
    await site.open('docs/core-features');
    const late = await page.evaluateHandle(() => {
      const links: string[] = [];
      document.addEventListener('transitionrun', ({target}) => {
        links.push(...(target instanceof HTMLAnchorElement ? [target.textContent] : []));
      });
      return links;
    });
    await site.menuButton.click();
    await expect(site.mobileMenu.getByRole('link', {name: 'Core features'})).toBeInViewport();
    expect(await late.jsonValue()).toEqual([]);
  });
});

test.describe("with the system's colors", () => {
  test.use({forcedColors: 'active'});

  test('Icons, the current page, the selected tab, and the focus can be told apart', async ({page, site}) => {
    await site.open('docs/getting-started/deploy');
    const look = (selector: string, property: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name), [
          property,
          part,
        ] as const);
    // The color of the window: the body itself is transparent.
    const paper = await look('html', 'background-color');
    expect(paper).toMatch(/^rgb\(/);
    expect(await look('.navbar-icon', 'background-color', '::before')).not.toBe(paper);
    expect(await look('.menu__link[aria-current="page"]', 'text-decoration-line')).toBe('underline');
    expect(await look('.menu__link:not([aria-current])', 'text-decoration-line')).toBe('none');
    expect(await look('[role="tab"][aria-selected="true"]', 'border-bottom-color')).not.toBe(paper);
    expect(await look('[role="tab"][aria-selected="false"]', 'border-bottom-color')).toBe(paper);
    expect(await look('.code-block', 'border-top-style')).toBe('solid');
    await page.keyboard.press('Tab');
    expect(await look(':focus', 'outline-style')).toBe('solid');
    expect(await look(':focus', 'outline-color')).not.toBe(paper);
    await page.locator('.table-of-contents a').last().click();
    await expect(page.locator('.table-of-contents__link--active')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });

  test('The selected result of a search has an edge, and no other does', async ({page, site, modal}) => {
    await site.open('docs');
    await modal.search('docker');
    const others = modal.hits.and(page.locator('[aria-selected="false"]'));
    await expect(modal.activeHit).toHaveCSS('outline-style', 'solid');
    await expect(others.first()).toHaveCSS('outline-style', 'none');
  });

  test('The texts of a diagram can be read, whichever mode I chose for this site', async ({page, site}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
    });
    await site.open('docs/providers-services/overview');
    const box = page.locator('.diagram .node path').first();
    const fill = await box.evaluate((element) => getComputedStyle(element).fill);
    expect(fill).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  });

  test('Buttons have an edge', async ({page, site}) => {
    await site.open();
    await site.cookieSettings.click();
    await expect(site.banner).toBeVisible();
    for (const button of await page.locator('main .button, section[aria-labelledby] button').all()) {
      const width = await button.evaluate((element) => getComputedStyle(element).borderTopWidth);
      expect(parseFloat(width)).toBeGreaterThan(0);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on paper, in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('There is nothing to press, text is dark, pictures are light, code wraps, and all tabs are there', async ({
      page,
      site,
    }) => {
      await site.open('docs/getting-started/deploy');
      await site.cookieSettings.click();
      const screenOnly = [
        'nav.navbar',
        'footer.footer',
        '.theme-doc-sidebar-container',
        '.table-of-contents',
        '.pagination-nav',
        '.theme-doc-breadcrumbs',
        '.code-block__buttons',
        '.hash-link',
        // Its region has no size of its own.
        '#page-start a',
        'section[aria-labelledby="cookie-banner-heading"]',
      ].map((part) => page.locator(part).first());
      for (const part of screenOnly) {
        await expect(part).toBeVisible();
      }
      await page.emulateMedia({media: 'print'});
      for (const part of screenOnly) {
        await expect(part).toBeHidden();
      }
      const colors = await site.main
        .locator('article :is(p, li, h1, h2, td, a, code)')
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
      expect(colors).toEqual(['rgb(0, 0, 0)']);
      for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
        await expect(panel).toBeVisible();
        const name = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
        const tab = page.locator(`[id="${(await panel.getAttribute('aria-labelledby')) ?? ''}"]`);
        expect(name).toBe(`"${(await tab.textContent()) ?? ''}"`);
      }
      const wraps = await page
        .locator('main pre code')
        .evaluateAll((blocks) => [...new Set(blocks.map((block) => getComputedStyle(block).whiteSpace))]);
      expect(wraps).toEqual(['pre-wrap']);
      const pictures = page.locator('[data-large-picture]').filter({visible: true});
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveAttribute('href', /-light-/);
      }
    });
  });
}

test('On paper, whatever was collapsed is printed', async ({page, site}) => {
  await site.open('docs/providers-services/overview');
  const folded = site.main.locator('details:not([data-control]) :is(p, li, pre, td)').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(folded).toBeVisible();
});

test('On paper, nothing that I opened covers the text', async ({page, site}) => {
  const expectOnlyOnScreen = async (part: Locator): Promise<void> => {
    await expect(part).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(part).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  };
  await site.open('docs/operations/hardening');
  await site.complete();
  await site.main.locator(`.markdown a[href*="${glossaryPath}#"]`).first().hover();
  await expectOnlyOnScreen(page.locator('[popover]'));
  await site.open('docs/alerts/alert-management');
  await site.main.locator('a[data-large-picture]:visible').first().click();
  await expectOnlyOnScreen(page.locator('dialog'));
  await page.keyboard.press('Escape');
  await site.main.getByRole('button', {name: 'Copy page'}).click();
  await expectOnlyOnScreen(page.locator('article .dropdown__menu'));
});

test('On paper, a link to another site shows its URL', async ({page, site}) => {
  await site.open('docs/legal/privacy');
  await page.emulateMedia({media: 'print'});
  const link = site.main.locator('p a[href^="http"]').first();
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain((await link.getAttribute('href')) ?? 'no address');
});
