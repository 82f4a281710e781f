import {type Page} from '@playwright/test';

/**
 * Pauses the clock of an open page; from then on, it only runs when the test says so. A clock can't be paused in its
 * past, so it jumps ahead of whatever a busy machine takes between the two commands.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(600_000);
}
