import {type Page} from '@playwright/test';
import {contrast, parseColor} from '../../checks/contrast/color';
import {minimum} from '../../checks/contrast/pairs';
import {expect, test} from '../support/test';

// A reader who never responded: the banner covers the bottom of the window.
test.use({answered: false});

interface Stop {
  readonly name: string;
  readonly ring: number;
  readonly ringColor: string;
  readonly background: string;
  /** What covers it although the rest of the window has room for it. */
  readonly coveredBy: readonly string[];
}

/** The focused element as a sighted reader sees it; `null` if the focus has left the page. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return null;
    }
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const covers = [
      ...document.querySelectorAll('nav.navbar, section[aria-labelledby="cookie-banner-heading"]'),
    ].filter((cover) => !cover.contains(element) && element.closest('#page-start') === null);
    const free = window.innerHeight - covers.reduce((sum, cover) => sum + cover.clientHeight, 0);
    const isTall = box.height > free - 24;
    const coveredBy = covers
      .filter((cover) => {
        const other = cover.getBoundingClientRect();
        const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return overlap > (isTall ? box.height - 1 : 0.5);
      })
      .map((cover) => cover.className);
    // The focus ring is outside of the element, on whatever is behind it.
    let behind = element.parentElement;
    while (behind && /^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(behind).backgroundColor)) {
      behind = behind.parentElement;
    }
    return {
      name: `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 30)}"`,
      ring: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      ringColor: style.outlineColor,
      background: getComputedStyle(behind ?? document.documentElement).backgroundColor,
      coveredBy,
    };
  });
}

function ringContrast({ringColor, background}: Stop): number {
  const ring = parseColor(ringColor);
  const below = parseColor(background);
  return ring && below?.alpha === 1 ? contrast(ring, [below]) : Infinity;
}

const mostStops = 500;

const pages = ['', 'docs/getting-started/deploy', 'docs/alerts/test-an-alert', 'search?q=docker'];

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(`in ${mode} mode at ${width} px`, () => {
    test.use({colorScheme: mode, viewport: {width, height: 800}, reducedMotion: 'reduce'});

    test('Every stop of the Tab key has a visible ring of 2 px, and nothing covers it', async ({
      page,
      site,
    }) => {
      test.setTimeout(480_000);
      for (const address of pages) {
        await site.open(address);
        await expect(site.banner).toBeInViewport();
        if (address.startsWith('search?')) {
          await site.results.first().waitFor();
        }
        const stops: Stop[] = [];
        for (let press = 0; press < mostStops; press += 1) {
          await page.keyboard.press('Tab');
          const stop = await focusedStop(page);
          if (stop === null) {
            break;
          }
          stops.push(stop);
        }
        expect(stops.length, address).toBeGreaterThan(15);
        expect(stops.length, address).toBeLessThan(mostStops);
        const wrong = stops.filter(
          (stop) => stop.ring < 2 || ringContrast(stop) < minimum.shape || stop.coveredBy.length > 0,
        );
        expect.soft(wrong, address).toEqual([]);
      }
    });
  });
}
