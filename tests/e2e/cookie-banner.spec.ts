import {consentKey} from '../../src/site/storage';
import {openReadPage} from './support/network';
import {layoutShifts} from './support/layoutShifts';
import {SitePage} from './support/SitePage';
import {expect, test} from './support/test';

// A reader who never responded.
test.use({answered: false});

const answers = [
  {button: 'Reject All', value: 'rejected'},
  {button: 'Accept All Cookies', value: 'accepted'},
] as const;

test('The banner asks without getting in the way', async ({page, site}) => {
  await site.open();

  await test.step('The end of the page can be read above it, before any other action', async () => {
    await expect(site.banner).toBeInViewport();
    const gap = async (): Promise<number> => {
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      const settings = await site.cookieSettings.boundingBox();
      const banner = await site.banner.boundingBox();
      return (banner?.y ?? 0) - ((settings?.y ?? 0) + (settings?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  await test.step('It takes no focus and comes last for the keyboard, after the page', async () => {
    await expect(site.banner).toBeInViewport();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await site.navbar.evaluate((navbar) => navbar.contains(document.activeElement))).toBe(true);
    await site.footer.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(site.banner.getByRole('link', {name: 'Cookie Policy'})).toBeFocused();
  });

  await test.step('Rejecting is as easy as accepting: same size, same weight, side by side', async () => {
    const looks = await Promise.all(
      answers.map(({button}) =>
        site.banner.getByRole('button', {name: button}).evaluate((element) => {
          const {width, height, top} = element.getBoundingClientRect();
          const {fontSize, fontWeight, backgroundColor, color} = getComputedStyle(element);
          return {
            width: Math.round(width),
            height: Math.round(height),
            top,
            fontSize,
            fontWeight,
            backgroundColor,
            color,
          };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  });

  await test.step('It names its subject and links the cookie policy', async () => {
    await expect(site.banner.getByRole('heading')).toHaveText(/cookies/i);
    const policy = site.banner.getByRole('link', {name: 'Cookie Policy'});
    await expect(policy).toHaveAttribute('href', '/docs/legal/privacy');
    await policy.click();
    await expect(page).toHaveURL(/\/docs\/legal\/privacy$/);
    await expect(site.banner).toBeInViewport();
  });
});

for (const {button, value} of answers) {
  test(`${button} stores "${value}", and the banner never comes back on its own`, async ({site}) => {
    await site.open();
    expect(await site.stored(consentKey)).toBeNull();
    await site.banner.getByRole('button', {name: button}).click();
    await expect(site.banner).toHaveCount(0);
    expect(await site.stored(consentKey)).toBe(value);
    await site.open('docs/core-features');
    await site.settled();
    await expect(site.banner).toHaveCount(0);
  });
}

test('A response gives the focus back to where it was before I came to the banner', async ({page, site}) => {
  await site.open('docs/core-features');
  await expect(site.banner).toBeInViewport();
  const before = site.footer.getByRole('link').last();
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(site.banner.getByRole('link')).toBeFocused();
  await site.banner.getByRole('button', {name: 'Reject All'}).press('Enter');
  await expect(site.banner).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('A response before anything else leaves the focus at the start of the page, which stays where it is', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  await expect(site.banner).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({top: 300, behavior: 'instant'});
  });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(site.banner).toHaveCount(0);
  await expect(page.locator('#page-start')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('A response in another tab applies here, too, until I withdraw it there, and leaves the focus where it is', async ({
  page,
  context,
  site,
}) => {
  await site.open('docs/core-features');
  const link = site.main.getByRole('link').first();
  await site.banner.getByRole('link').focus();
  await link.focus();
  const other = new SitePage(await context.newPage());
  await other.open();
  await other.banner.getByRole('button', {name: 'Reject All'}).click();
  await expect(site.banner).toHaveCount(0);
  await page.bringToFront();
  await expect(link).toBeFocused();
  await other.cookieSettings.click();
  await expect(site.banner).toBeVisible();
});

test('The back-to-top button stays clear of the banner', async ({page, site}) => {
  await site.open('docs/getting-started/deploy');
  await page.keyboard.press('End');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({timeout: 200});
  }).toPass();
  const [lower, upper] = await Promise.all([button, site.banner].map((each) => each.boundingBox()));
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual(upper?.y ?? 0);
});

test("A stored value that isn't a choice counts as no response", async ({page, site}) => {
  await page.addInitScript((key) => {
    window.localStorage.setItem(key, 'maybe');
  }, consentKey);
  await site.open();
  await expect(site.banner).toBeInViewport();
});

test('A press at the moment when the banner appears goes to what was there before', async ({page, site}) => {
  // The moment lasts as long as the test needs.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.querySelector('[aria-labelledby="cookie-banner-heading"]')?.getAnimations()[0]?.pause();
    }).observe(document, {childList: true, subtree: true});
  });
  await site.open('docs/legal/privacy');
  const accept = site.banner.getByRole('button', {name: answers[1].button});
  await expect(accept).toBeInViewport();
  const {x, y, width, height} = (await accept.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await site.stored(consentKey)).toBeNull();
  await site.banner.evaluate((banner) => banner.getAnimations()[0]?.finish());
  await accept.click();
  expect(await site.stored(consentKey)).toBe(answers[1].value);
});

test('Nothing on the page moves when the banner appears', async ({page, site}) => {
  await openReadPage(page, 'docs/core-features');
  await expect(site.banner).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
});

/** The space that the page reserves for the banner, and the banner's height. */
async function space({page, banner}: SitePage): Promise<{readonly kept: string; readonly needed: string}> {
  const height = await banner.evaluate((element: HTMLElement) => element.offsetHeight);
  const kept = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--cookie-banner-height'),
  );
  return {kept, needed: `${height}px`};
}

test('The page is never restyled for the banner while it loads or I search, only once I move', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs');
  await expect(site.banner).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('docker');
  await modal.hits.first().waitFor();
  expect((await space(site)).kept).toBe('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const {kept, needed} = await space(site);
  expect(kept).toBe(needed);
});

test('Cookie settings in the footer deletes the response, and asks again in a banner that has its space immediately and returns the focus', async ({
  page,
  site,
}) => {
  await site.open('docs');
  await site.banner.getByRole('button', {name: 'Accept All Cookies'}).click();
  await site.cookieSettings.focus();
  await expect(site.cookieSettings).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(site.banner).toBeFocused();
  expect(await site.stored(consentKey)).toBeNull();
  const {kept, needed} = await space(site);
  expect(kept).toBe(needed);
  await site.banner.getByRole('button', {name: 'Reject All'}).press('Enter');
  await expect(site.cookieSettings).toBeFocused();
  expect(await site.stored(consentKey)).toBe('rejected');
});

test('The banner takes up little of any screen, with both buttons in view', async ({page, site}) => {
  for (const [screen, width, height, most] of [
    ['one line on a desktop', 1280, 800, 64],
    ['two lines on a phone', 390, 844, 88],
    ['at most 13 % of a phone that I hold sideways', 844, 390, 0.13 * 390],
    ['at most 16 % of a small window at 200 %', 640, 400, 0.16 * 400],
    ['at most 20 % of a narrow phone', 320, 640, 0.2 * 640],
  ] as const) {
    await test.step(screen, async () => {
      await page.goto('about:blank');
      await page.setViewportSize({width, height});
      await site.open('docs/getting-started/deploy#next');
      const box = await site.banner.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(most);
      for (const {button} of answers) {
        await expect(site.banner.getByRole('button', {name: button})).toBeInViewport({ratio: 1});
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const target = await page.locator('#next').boundingBox();
      expect((target?.y ?? 0) + (target?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('No banner appears, because nothing could be stored', async ({page}) => {
    await page.goto('docs/core-features');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Accept All Cookies'})).toHaveCount(0);
    await expect(page.getByText('Cookies on this site')).toHaveCount(0);
  });
});

test.describe('with storage that throws', () => {
  test.use({allowed: {messages: [/storage is not available|localStorage|storage is blocked/i]}});

  test('The page works, asks, and accepts the response for this visit', async ({page, site}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    });
    await site.open('docs/core-features');
    await expect(site.banner).toBeInViewport();
    await site.banner.getByRole('button', {name: 'Accept All Cookies'}).click();
    await expect(site.banner).toHaveCount(0);
    await expect(site.heading).toBeVisible();
  });
});
