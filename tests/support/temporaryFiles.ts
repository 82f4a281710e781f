import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Runs something that needs files, in a temporary folder. @param files texts by name */
export function withFiles<Result>(
  files: Readonly<Record<string, string>>,
  run: (paths: readonly string[]) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'checked-'));
  try {
    return run(
      Object.entries(files).map(([name, text]) => {
        const file = path.join(folder, name);
        writeFileSync(file, text);
        return file;
      }),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}
