import {existsSync} from 'node:fs';
import {cp, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import reference from '.';

const siteDir = await mkdtemp(path.join(tmpdir(), 'reference-'));
await cp('data', path.join(siteDir, 'data'), {recursive: true});

const generated = path.join(siteDir, 'docs/_generated');
const {getPathsToWatch, loadContent} = await reference({siteDir} as LoadContext);

it('has the development server watch every file that pages are made from', async () => {
  const files = await readdir('data', {recursive: true, withFileTypes: true});
  const endings = files.filter((file) => file.isFile()).map(({name}) => path.extname(name));
  expect([...new Set(endings)].sort()).toEqual(['.json', '.yml']);
  expect(getPathsToWatch?.()).toEqual([path.join(siteDir, 'data/**/*.{json,yml}')]);
});

it('writes the parts of pages before any plugin reads a page, again when data has changed, and removes those of deleted entries', async () => {
  const ports = path.join(generated, 'ports/incoming.mdx');
  expect(existsSync(ports)).toBe(true);
  const files = await readdir(generated, {recursive: true});
  await writeFile(path.join(generated, 'known-issues/notes/renamed.mdx'), 'gone');
  await loadContent?.();
  await rm(ports);
  await loadContent?.();
  expect(await readdir(generated, {recursive: true})).toEqual(files);
});
