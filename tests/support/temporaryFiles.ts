import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Vitest runs this before the first test, and the returned function after the last one: whatever a test leaves in the
 * system's folder for temporary files is gone then.
 */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // The commands of the simulated host are run by another user.
  chmodSync(folder, 0o755);
  // Elsewhere, and on Windows.
  Object.assign(process.env, {TMPDIR: folder, TEMP: folder});
  return () => {
    rmSync(folder, {recursive: true, force: true});
  };
}

/** Writes files into a folder of their own, and returns their paths. @param files texts by name */
export function temporaryFiles(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
}
