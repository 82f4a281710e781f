import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {writeFiles} from './outputFile';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
});

describe('the files of a build', () => {
  it('may be in new folders, and outside of the output folder', async () => {
    await writeFiles(path.join(folder, 'build'), [
      ['a/b.txt', 'inside'],
      ['../build.server/c.conf', 'beside'],
    ]);
    expect(readFileSync(path.join(folder, 'build/a/b.txt'), 'utf8')).toBe('inside');
    expect(readFileSync(path.join(folder, 'build.server/c.conf'), 'utf8')).toBe('beside');
  });

  it('are not written when two steps make the same file', async () => {
    const files = [
      ['a.txt', 'one'],
      ['b.txt', ''],
      ['/a.txt', 'two'],
    ] as const;
    await expect(writeFiles(folder, files)).rejects.toThrow('The build makes /a.txt twice.');
    expect(readdirSync(folder)).toEqual([]);
  });
});
