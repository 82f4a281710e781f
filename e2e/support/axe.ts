import {type Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now: one line per element. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({content: axe.source});
  const {violations} = await page.evaluate(
    (runOnly) => (window as unknown as {axe: {run(options: object): Promise<AxeResults>}}).axe.run({runOnly}),
    tags,
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
