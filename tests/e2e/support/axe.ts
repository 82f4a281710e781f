/** Runs axe on a page in its current state. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Page} from '@playwright/test';
import {type AxeResults, type ElementContext, type RunOptions} from 'axe-core';

/** Minified, because every page that's looked at has to parse it. */
const source = readFileSync(path.join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** Levels A and AA of WCAG 2.0 to 2.2, and what axe recommends beyond them. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

interface AxeWindow {
  readonly axe?: {readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};
}

/** Rules whose outcome depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Rules by what determines their result. Target sizes take half the time of everything that isn't about colors, and
 * `targetSize.ts` checks those of a whole page faster.
 */
const ruleSets = {
  colors: {runOnly: {type: 'rule', values: [...colorRules]}},
  structure: {
    runOnly: {type: 'tag', values: [...axeTags]},
    rules: Object.fromEntries([...colorRules, 'target-size'].map((rule) => [rule, {enabled: false}])),
  },
} satisfies Readonly<Record<string, RunOptions>>;

/** What axe finds wrong: one line per element. @param part selector of the one part to look at */
export async function accessibilityProblems(
  page: Page,
  rules: keyof typeof ruleSets,
  part = 'html',
): Promise<readonly string[]> {
  const options: RunOptions = {
    ...ruleSets[rules],
    resultTypes: ['violations'],
    // No enabled rule reads style sheets, and fetching them again takes a third of the time.
    preload: false,
  };
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Evaluated, because the site's policy blocks a script element.
    await page.evaluate(source);
  }
  const lines = await page.evaluate(
    async ([include, options]) => {
      const results = await (window as AxeWindow).axe?.run({include: [include]}, options);
      return results?.violations.flatMap(({id, nodes}) =>
        nodes.map(({target, any}) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
      );
    },
    [part, options] as const,
  );
  if (lines === undefined) {
    throw new Error('axe did not reach the page.');
  }
  return lines;
}
