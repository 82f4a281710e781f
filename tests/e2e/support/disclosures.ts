/** Parts of a page that a reader opens in place: tabs and details. */
import {expect, type Page} from '@playwright/test';

export interface Disclosure {
  readonly name: string;
  /** Selector of what opens. */
  readonly part: string;
  readonly open: () => Promise<void>;
}

/** Ways to open the page's parts: all details, then the second tab of each group, then the third, and so on. */
export async function disclosures(page: Page): Promise<readonly Disclosure[]> {
  const details = page.locator('main details');
  const groups = await page.getByRole('tablist').all();
  const counts = await Promise.all(groups.map((group) => group.getByRole('tab').count()));
  const openings: Disclosure[] = [];
  if ((await details.count()) > 0) {
    openings.push({
      name: 'details',
      part: 'main details',
      open: async () => {
        // Without a press for each: reference pages have hundreds, and pressing is tested in messages.spec.ts.
        await page.locator('main details:not([open]) > summary').evaluateAll((summaries) => {
          for (const summary of summaries) {
            (summary as HTMLElement).click();
          }
        });
        await expect(page.locator('main details:not([open])')).toHaveCount(0);
      },
    });
  }
  for (let tab = 1; tab < Math.max(0, ...counts); tab += 1) {
    openings.push({
      name: `tab ${tab + 1}`,
      part: 'main .tabs-container',
      open: async () => {
        for (const group of groups) {
          const choice = group.getByRole('tab').nth(tab);
          if ((await choice.count()) > 0) {
            await choice.click();
            await expect(choice).toHaveAttribute('aria-selected', 'true');
          }
        }
      },
    });
  }
  return openings;
}
