/** One thing that would trouble a reader of the site. */
export interface Problem {
  /** The page's route, or a file of the project. */
  readonly where: string;
  readonly what: string;
}

/** One line for each kind of problem: what it is, its first location, and how many more there are. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  const locations = new Map<string, string[]>();
  for (const {where, what} of problems) {
    locations.set(what, [...(locations.get(what) ?? []), where]);
  }
  return [...locations].map(([what, [first = '', ...more]]) => {
    const others = more.length === 0 ? '' : ` (and ${more.length} more, such as ${more[0] ?? ''})`;
    return `${first}: ${what}${others}`;
  });
}
