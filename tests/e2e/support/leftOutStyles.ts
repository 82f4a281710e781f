/** The build leaves unused rules and variables of Infima out of the style sheet (`plugins/styles`). */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {type Page} from '@playwright/test';
import {classesIn} from '../../checks/classes';

export const infima = readFileSync(
  createRequire(__filename).resolve('infima/dist/css/default/default.css'),
  'utf8',
);
const infimaClasses = classesIn(infima);

/** Text of the style sheets that the page has loaded. */
export async function loadedStyles(page: Page): Promise<string> {
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({href}) => href ?? ''));
  const texts = await Promise.all(
    sheets.filter(Boolean).map(async (href) => (await page.request.get(href)).text()),
  );
  return texts.join('\n');
}

const styledClasses = new Map<string, ReadonlySet<string>>();

/** Classes that the style sheets of the page have rules for. */
async function styledOn(page: Page): Promise<ReadonlySet<string>> {
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({href}) => href).join());
  const styled = styledClasses.get(sheets) ?? classesIn(await loadedStyles(page));
  styledClasses.set(sheets, styled);
  return styled;
}

/** Classes on the page whose rules Infima has and its style sheets don't. */
export async function missingClasses(page: Page): Promise<readonly string[]> {
  const styled = await styledOn(page);
  const shown = await page.evaluate(() => [
    ...new Set(Array.from(document.querySelectorAll('[class]'), ({classList}) => [...classList]).flat()),
  ]);
  return shown.filter((name) => infimaClasses.has(name) && !styled.has(name));
}
