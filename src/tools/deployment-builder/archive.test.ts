import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {packArchive} from './archive';
import type {DeploymentFile} from './file';

function file(name: string, mode: number, text: string): DeploymentFile {
  return {name, mode, text, purpose: 'A test.'};
}

/** Sizes below, at, and above a multiple of the block size; and text that has more bytes than characters. */
const files = [
  file('.env', 0o600, ''),
  file('run.sh', 0o755, 'x'.repeat(511)),
  file('a/b/whole.yml', 0o644, 'x'.repeat(512)),
  file('a/more.yml', 0o644, `${'é'.repeat(400)}\n`),
];

describe('the archive', () => {
  let folder: string;
  const tar = (...args: readonly string[]): string =>
    execFileSync('tar', [...args], {cwd: folder, encoding: 'utf8', env: {...process.env, TZ: 'UTC'}});

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
    writeFileSync(
      path.join(folder, 'made.tar'),
      packArchive(files, ['a/empty/'], new Date('2026-11-23T10:00:00Z')),
    );
  });

  it('lists every folder before what is in it', () => {
    expect(tar('-tf', 'made.tar').trim().split('\n')).toEqual([
      'a/',
      'a/b/',
      'a/empty/',
      '.env',
      'run.sh',
      'a/b/whole.yml',
      'a/more.yml',
    ]);
  });

  it('unpacks to the same texts, with their permissions and modification times', () => {
    tar('-xpf', 'made.tar');
    for (const {name, mode, text} of files) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(mode);
    }
    expect(statSync(path.join(folder, 'a/empty')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'run.sh')).mtime.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  it("rejects a name that doesn't fit into its format", () => {
    expect(() => packArchive([file('x'.repeat(101), 0o644, '')], [], new Date())).toThrow('too long');
  });
});
