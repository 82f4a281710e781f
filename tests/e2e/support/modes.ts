/** The color modes and window widths that the accessibility tests go through. */
import {expect, type Page} from '@playwright/test';

export const modes = ['light', 'dark'] as const;
export const widths = [390, 1280] as const;

/** Sets the window's width and waits for the layout: the phone menu is there, or it isn't. */
export async function settled(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('.navbar-sidebar')).toHaveCount(width < 997 ? 1 : 0);
}
