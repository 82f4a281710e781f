/** The window widths that the accessibility tests cover, and how a page gets its width and color mode. */
import {expect, type Page} from '@playwright/test';

export const widths = [390, 1280] as const;

/**
 * Sets the window's width and waits for the layout: where docs have a sidebar, it's visible or replaced by the menu.
 */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const sidebars = await page.locator('.theme-doc-sidebar-container').count();
  await expect(page.locator('.theme-doc-sidebar-container nav')).toHaveCount(width < 997 ? 0 : sidebars);
}

/** Has the device request a color mode, as readers' devices do at dusk, and waits until the page follows. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Runs in the page: the colors for the browser's own bars that apply now, and what the navbar has. */
export function barColors(): {readonly bars: readonly string[]; readonly navbar: string} {
  const probe = document.createElement('i');
  document.body.append(probe);
  const computed = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const bars = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    .filter(({media}) => matchMedia(media).matches)
    .map(({content}) => computed(content));
  const navbar = computed('var(--ifm-navbar-background-color)');
  probe.remove();
  return {bars, navbar};
}
