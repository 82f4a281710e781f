/** Everything that's judged about a page or an open part, whatever it shows. */
import {type Page} from '@playwright/test';
import {accessibilityProblems} from './axe';
import {setMode} from './modes';
import {largeTextProblems, phone} from './reflow';
import {targetProblems} from './targetSize';
import {targetsOf} from './targets';

/** What axe finds in a part of the page: everything in light mode, and in dark mode what colors decide. */
export async function problemsInBothModes(page: Page, part = 'html'): Promise<readonly string[]> {
  const light = await accessibilityProblems(page, {part});
  await setMode(page, 'dark');
  const dark = await accessibilityProblems(page, {part, rules: 'colors'});
  await setMode(page, 'light');
  return [...light, ...dark.map((problem) => `in dark mode, ${problem}`)];
}

/** All of it, on a phone with text of twice the size as well. */
export async function problemsOf(page: Page, part?: string): Promise<readonly string[]> {
  const isPhone = page.viewportSize()?.width === phone;
  return [
    ...(await problemsInBothModes(page, part)),
    ...targetProblems(await targetsOf(page)),
    ...(isPhone ? await largeTextProblems(page) : []),
  ];
}
