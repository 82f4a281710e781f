import {expect, it} from 'vitest';
import {listSources} from './sources';

it.each(['.ci/run', '.github/workflows/ci.yml', 'README.md', 'data/ports.yml', 'developers/style.md'])(
  'The checks of sources read %s',
  (file) => {
    expect(listSources()).toContain(file);
  },
);

it('The checks of sources skip what Git ignores, but not a folder whose name only looks like it', () => {
  const folders = new Set(listSources().map((file) => file.slice(0, file.lastIndexOf('/'))));
  expect([...folders].filter((folder) => /node_modules|^build\b|^\.git$|_generated/.test(folder))).toEqual(
    [],
  );
  expect(folders).toContain('plugins/search-index/build');
});
