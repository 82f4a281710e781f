/** The hosted site is built in a folder whose name looks like a pattern. */
import {type APIRequestContext} from '@playwright/test';
import {expect, test} from '../support/test';

/** The style sheet of all pages, without the part of its names that depends on where packages are. */
async function styleSheet(request: APIRequestContext, home: string): Promise<string> {
  const html = await (await request.get(home)).text();
  const address = /href="?([^\s">]*\/styles\.[^\s">]+\.css)/.exec(html)?.[1] ?? '';
  const css = await (await request.get(new URL(address, home).href)).text();
  return css.replace(/(?<=\.[\w-]+_)[\w-]{4}(?![\w-])/g, '');
}

test('Pages have the same styles, whatever the name of the folder in which they were built', async ({
  request,
  baseURL,
}) => {
  const elsewhere = await styleSheet(request, 'http://localhost:4310/');
  expect(elsewhere.length).toBeGreaterThan(50_000);
  expect(await styleSheet(request, baseURL ?? '')).toBe(elsewhere);
});
