import {existsSync} from 'node:fs';
import {cp, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import reference, {writePartials} from '.';

let siteDir = '';

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'reference-'));
  await cp('data', path.join(siteDir, 'data'), {recursive: true});
});

afterAll(() => rm(siteDir, {recursive: true}));

it('has the development server watch every file that pages are made from', async () => {
  const files = await readdir('data', {recursive: true, withFileTypes: true});
  // Only the search index is made from the searches.
  const ofPages = files.filter((file) => file.isFile() && file.name !== 'searches.tsv');
  const endings = ofPages.map(({name}) => path.extname(name));
  expect([...new Set(endings)].sort()).toEqual(['.json', '.yml']);
  const {getPathsToWatch} = await reference({siteDir} as LoadContext);
  expect(getPathsToWatch?.()).toEqual([path.join(siteDir, 'data/**/*.{json,yml}')]);
});

it('has written the parts of pages before any plugin reads a page, and writes them again when data has changed', async () => {
  const ports = path.join(siteDir, 'docs/_generated/ports/incoming.mdx');
  await rm(ports, {force: true});
  const {loadContent} = await reference({siteDir} as LoadContext);
  expect(existsSync(ports)).toBe(true);
  await loadContent?.();
  await rm(ports);
  await loadContent?.();
  expect(existsSync(ports)).toBe(true);
});

it('removes the part of an entry that is gone, so that no page goes on showing it', async () => {
  await writePartials(siteDir);
  const notes = path.join(siteDir, 'docs/_generated/known-issues/notes');
  const before = await readdir(notes);
  await writeFile(path.join(notes, 'renamed.mdx'), 'gone');
  await writePartials(siteDir);
  expect(await readdir(notes)).toEqual(before);
});
