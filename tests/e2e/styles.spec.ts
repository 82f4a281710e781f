/** The build leaves unused rules and variables of Infima out of the style sheet (`plugins/styles`). */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {type Page} from '@playwright/test';
import {classesIn} from '../checks/classes';
import {states} from './support/states';
import {expect, test} from './support/test';
import {kindsOfPages} from './support/tour';

test.use({allowed: {messages: [/status of 404/]}});

const infima = readFileSync(createRequire(__filename).resolve('infima/dist/css/default/default.css'), 'utf8');
const infimaClasses = classesIn(infima);

/** Text of the style sheets that the page has loaded. */
async function loadedStyles(page: Page): Promise<string> {
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({href}) => href ?? ''));
  const texts = await Promise.all(
    sheets.filter(Boolean).map(async (href) => (await page.request.get(href)).text()),
  );
  return texts.join('\n');
}

/** Classes on the page whose rules Infima has and its style sheets don't. */
async function missingClasses(page: Page): Promise<readonly string[]> {
  const styled = classesIn(await loadedStyles(page));
  const shown = await page.evaluate(() => [
    ...new Set(Array.from(document.querySelectorAll('[class]'), ({classList}) => [...classList]).flat()),
  ]);
  return shown.filter((name) => infimaClasses.has(name) && !styled.has(name));
}

test('No kind of page gets a class in the browser whose rules were left out', async ({page, site}) => {
  test.setTimeout(60_000);
  for (const path of [...kindsOfPages, 'no-such-page']) {
    await site.open(path);
    expect(await missingClasses(page), path).toEqual([]);
  }
});

for (const {name, page: path, only, prepare, reach} of states) {
  test(`The ${name} uses no class whose rules were left out`, async ({page, site}) => {
    await page.setViewportSize(only === 'phone' ? {width: 390, height: 844} : {width: 1280, height: 800});
    await prepare?.(page);
    await site.open(path);
    await reach(site);
    expect(await missingClasses(page)).toEqual([]);
  });
}

test('Every variable that a rule uses has a value', async ({page, site}) => {
  await site.open('docs/core-features');
  const styles = await loadedStyles(page);
  const used = new Set(Array.from(styles.matchAll(/var\((--ifm-[\w-]+)\)/g), ([, name]) => name ?? ''));
  // Infima itself leaves these without a value.
  const undefinedUpstream = [...used].filter((name) => !infima.includes(`${name}:`));
  const missing = [...used].filter((name) => !styles.includes(`${name}:`));
  expect(missing.filter((name) => !undefinedUpstream.includes(name))).toEqual([]);
});

test('Every variable that an element of the open menu uses has a value', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/core-features');
  await site.menuButton.click();
  await expect(site.mobileMenu).toBeInViewport();
  const missing = await page.evaluate(() => {
    const used = document.body.innerHTML.matchAll(/var\((--ifm-[\w-]+)\)/g);
    const values = getComputedStyle(document.documentElement);
    return [...new Set(Array.from(used, ([, name]) => name ?? ''))].filter(
      (name) => !values.getPropertyValue(name),
    );
  });
  expect(missing).toEqual([]);
});
