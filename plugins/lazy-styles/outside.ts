export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches the path of every file that is in none of these folders. A pattern, which the bundler tests without calling back. */
export function outside(folders: readonly string[]): RegExp {
  const inside = folders.map((folder) => `${escapeRegExp(folder)}[\\\\/]`).join('|');
  return new RegExp(`^(?!${inside})`);
}
