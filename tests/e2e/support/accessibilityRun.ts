/** The ways of looking at the site that the accessibility tests go through, and the record of what they saw. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, type TestInfo} from '@playwright/test';
import {runFolder, type RunPart} from '../../../scripts/support/accessibilityRun';

export const modes = ['light', 'dark'] as const;
export const widths = [390, 1280] as const;

/** Sets the width of the window and waits for the layout: the menu of phones is there, or it is not. */
export async function settled(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('.navbar-sidebar')).toHaveCount(width < 997 ? 1 : 0);
}

/** Keeps what one test saw, for the accessibility page. Call it before the test judges what it saw. */
export function recordRun(test: TestInfo, part: RunPart): void {
  mkdirSync(runFolder, {recursive: true});
  writeFileSync(path.join(runFolder, `${test.testId}.json`), JSON.stringify(part));
}
