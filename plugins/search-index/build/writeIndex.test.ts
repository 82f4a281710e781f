import {mkdtemp, readdir, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeIndex} from './writeIndex';

it('leaves one index, the one that the manifest names', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'index-'));
  const write = (index: string) =>
    writeIndex(directory, {manifest: {index, records: 1, pages: 1, bytes: 2}, json: '{}', brotliBytes: 2});
  await write('index-aaaaaaaaaa.json');
  await write('index-bbbbbbbbbb.json');
  expect((await readdir(path.join(directory, 'search'))).sort()).toEqual([
    'index-bbbbbbbbbb.json',
    'manifest.json',
  ]);
  const manifest: unknown = JSON.parse(await readFile(path.join(directory, 'search/manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({index: 'index-bbbbbbbbbb.json'});
});
