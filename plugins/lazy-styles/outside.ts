import {escapeForPattern} from '../server-files/servers/rules';

/** Matches the path of every file that is in none of these folders. A pattern, which the bundler tests without calling back. */
export function outside(folders: readonly string[]): RegExp {
  const inside = folders.map((folder) => `${escapeForPattern(folder)}[\\\\/]`).join('|');
  return new RegExp(`^(?!${inside})`);
}
