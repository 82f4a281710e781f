/** All checks of a page or an open part that apply regardless of its content. */
import {type Page} from '@playwright/test';
import {accessibilityProblems} from './axe';
import {setMode} from './modes';
import {largeTextProblems, phone} from './reflow';
import {targetProblems} from './targetSize';
import {targetsOf} from './targets';

/** What axe finds in a part of the page in both modes, as far as colors affect it. */
async function colorProblems(page: Page, part: string): Promise<readonly string[]> {
  const light = await accessibilityProblems(page, 'colors', part);
  await setMode(page, 'dark');
  const dark = await accessibilityProblems(page, 'colors', part);
  await setMode(page, 'light');
  return [...light, ...dark.map((problem) => `in dark mode, ${problem}`)];
}

/** What axe finds on the page, or in a part of it, except for target sizes. */
export async function problemsOfPage(page: Page, part = 'html'): Promise<readonly string[]> {
  return [...(await accessibilityProblems(page, 'structure', part)), ...(await colorProblems(page, part))];
}

/**
 * All of it; on a phone, also with text at twice the size.
 *
 * @param part what axe looks at, if the rest of the page has been looked at before
 */
export async function problemsOf(page: Page, part?: string): Promise<readonly string[]> {
  const isPhone = page.viewportSize()?.width === phone;
  return [
    ...(await problemsOfPage(page, part)),
    ...targetProblems(await targetsOf(page)),
    ...(isPhone ? await largeTextProblems(page) : []),
  ];
}
