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
  const endings = files.filter((file) => file.isFile()).map(({name}) => path.extname(name));
  expect([...new Set(endings)].sort()).toEqual(['.json', '.yml']);
  const watched = reference({siteDir} as LoadContext).getPathsToWatch?.();
  expect(watched).toEqual([path.join(siteDir, 'data/**/*.{json,yml}')]);
});

it('removes the part of an entry that is gone, so that no page goes on showing it', async () => {
  await writePartials(siteDir);
  const notes = path.join(siteDir, 'docs/_generated/known-issues/notes');
  const before = await readdir(notes);
  await writeFile(path.join(notes, 'renamed.mdx'), 'gone');
  await writePartials(siteDir);
  expect(await readdir(notes)).toEqual(before);
});
