import {expect, test} from '../support/test';
import {type SitePage} from '../support/SitePage';

/** The visible share of the navigation bar's height, 0 to 1. */
function visiblePart({navbar}: SitePage): Promise<number> {
  return navbar.evaluate((bar) => {
    const {bottom, height} = bar.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, height)) / height;
  });
}

/** Scrolls, and waits for the event: browsers merge two scrolls within one frame. */
async function scrollTo({page}: SitePage, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, {once: true});
    });
    window.scrollTo({top, behavior: 'instant'});
    await scrolled;
  }, y);
}

test('The navigation bar hides when I scroll down and comes back when I scroll up', async ({site}) => {
  await site.open('docs/getting-started/configuration');
  const height = await site.navbar.evaluate((bar) => bar.getBoundingClientRect().height);
  await scrollTo(site, height - 1);
  await expect.poll(() => visiblePart(site)).toBe(1);
  await scrollTo(site, 700);
  await expect.poll(() => visiblePart(site)).toBe(0);
  await scrollTo(site, 500);
  await expect.poll(() => visiblePart(site)).toBe(1);
  // While the page is scrolled by less than the bar's height, the bar stays, whatever the direction.
  await scrollTo(site, 5);
  await scrollTo(site, height - 1);
  await expect.poll(() => visiblePart(site)).toBe(1);
});

test('If it ignores the system, the button switches between light and dark only', async ({page, site}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open();
  const seen: unknown[] = [(await site.colorMode()).theme];
  for (let press = 0; press < 3; press += 1) {
    await site.colorToggle.click();
    seen.push((await site.colorMode()).theme);
  }
  expect(seen).toEqual(['light', 'dark', 'light', 'dark']);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Without navigation items, there is no menu to open', async ({site}) => {
    await site.open('no-navbar-items');
    await expect(site.heading).toHaveText('No navigation items');
    await expect(site.menuButton).toHaveCount(0);
  });
});

/** Milliseconds that opening a collapsible of this height takes. */
function expectedDuration(height: number): number {
  const ratio = height / 36;
  return Math.round((4 + 15 * ratio ** 0.25 + ratio / 5) * 10);
}

/** Opens the collapsible and reads the transition that its content gets, and the height it grows to. */
async function openingOf({page}: SitePage, summary: string): Promise<{duration: number; height: number}> {
  const details = page.locator('details', {hasText: `${summary} of content`});
  const transition = details.evaluate(
    (element) =>
      new Promise<{duration: number; height: number}>((resolve) => {
        new MutationObserver((_, observer) => {
          for (const child of element.querySelectorAll<HTMLElement>(':scope > div')) {
            const duration = Number.parseFloat(child.style.transitionDuration);
            const height = Number.parseFloat(child.style.height);
            if (duration > 0 && height > 0) {
              observer.disconnect();
              const milliseconds = child.style.transitionDuration.endsWith('ms') ? duration : duration * 1000;
              resolve({duration: Math.round(milliseconds), height});
            }
          }
        }).observe(element, {attributes: true, subtree: true, childList: true});
      }),
  );
  await details.locator('summary').click();
  return transition;
}

test('A section opens as fast as its height requires, closes again, and its state is visible', async ({
  page,
  site,
}) => {
  await site.open('collapsibles');
  for (const summary of ['40 pixels', '3000 pixels']) {
    const details = page.locator('details', {hasText: `${summary} of content`});
    const content = page.getByText(`${summary} of content`);
    await expect(content).toBeHidden();
    const {duration, height} = await openingOf(site, summary);
    expect(height).toBeGreaterThanOrEqual(Number.parseInt(summary, 10));
    expect(duration).toBe(expectedDuration(height));
    await expect(content).toBeVisible();
    await details.locator('summary').click();
    await expect(content).toBeHidden();
  }
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('Sections open immediately', async ({site}) => {
    await site.open('collapsibles');
    expect((await openingOf(site, '3000 pixels')).duration).toBe(1);
  });
});

test('The table of contents leaves out headings below level 3', async ({page, site}) => {
  await site.open('docs/counter');
  await expect(page.locator('.table-of-contents').getByRole('link')).toHaveText(['Level 2', 'Level 3']);
});

test('If the repository is known, a page links to its source', async ({site}) => {
  await site.open('docs/getting-started/configuration');
  await expect(site.main.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://git.example.com/docs/edit/main/docs/getting-started/configuration.mdx',
  );
  await expect(site.main.getByRole('link', {name: 'Report a problem with this page'})).toBeVisible();
});
