/** The contents of a folder, and how they change from one snapshot to the next. */
import {constants, lstatSync, readdirSync, readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';

/** A folder's or a file's mode, and a file's text. */
export interface Entry {
  readonly mode: number;
  readonly text?: string;
  /** Changes with each modification. */
  readonly version: string;
}

/** Entries by their paths. */
export type Snapshot = ReadonlyMap<string, Entry>;

/** The current state of an entry, read only if it has changed since an earlier snapshot. */
function readEntry(file: string, before?: Entry): Entry {
  const {mode, ino, size, mtimeMs, ctimeMs} = lstatSync(file);
  const version = [mode, ino, size, mtimeMs, ctimeMs].join();
  if (before?.version === version) {
    return before;
  }
  const isFile = (mode & constants.S_IFMT) === constants.S_IFREG;
  return {mode: mode & 0o7777, version, ...(isFile && {text: readFileSync(file, 'latin1')})};
}

/** All entries of a folder, except those in its subfolder `except`. */
export function readFolderEntries(folder: string, except: string, before: Snapshot): Snapshot {
  const found = new Map<string, Entry>();
  const walk = (inside: string): void => {
    for (const entry of readdirSync(folder + inside, {withFileTypes: true})) {
      const name = `${inside}/${entry.name}`;
      if (name !== except) {
        found.set(name, readEntry(folder + name, before.get(name)));
        if (entry.isDirectory()) {
          walk(name);
        }
      }
    }
  };
  walk('');
  return found;
}

function isSame(one: Entry | undefined, other: Entry | undefined): boolean {
  return one === other || (one?.mode === other?.mode && one?.text === other?.text);
}

/** Paths whose entries differ. */
export function changedPaths(before: Snapshot, after: Snapshot): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isSame(before.get(name), after.get(name)),
  );
}

/** The text of a file, or the texts of all files in a compressed archive; nothing if the archive is truncated. */
export function contentOf(name: string, {text = ''}: Partial<Entry> = {}): string {
  if (!name.endsWith('.gz')) {
    return text;
  }
  try {
    return gunzipSync(Buffer.from(text, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Files that are gone or different, and files and folders with another mode. A folder counts by its contents. */
export function damage(before: Snapshot, after: Snapshot): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of changedPaths(before, after)) {
    const was = before.get(name);
    const is = after.get(name);
    if (was?.text !== undefined && was.text !== is?.text) {
      found.set(name, is === undefined ? 'is gone' : 'has changed');
    } else if (was !== undefined && is !== undefined && was.mode !== is.mode) {
      found.set(name, 'has another mode');
    }
  }
  return found;
}

/** Damage to contents that no file has anymore, not even a copy or an archive. */
export function losses(before: Snapshot, after: Snapshot): ReadonlyMap<string, string> {
  const contents = changedPaths(before, after).map((name) => contentOf(name, after.get(name)));
  const isKept = (text: string | undefined): boolean =>
    text !== undefined &&
    (contents.some((content) => content.includes(text)) ||
      [...after.values()].some((entry) => entry.text === text));
  return new Map(
    [...damage(before, after)].filter(
      ([name, what]) => what === 'has another mode' || !isKept(before.get(name)?.text),
    ),
  );
}
