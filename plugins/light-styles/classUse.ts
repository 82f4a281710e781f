/** The class names that scripts may put into a page. */
export interface ClassUse {
  readonly names: ReadonlySet<string>;
  /** Beginnings of names that are completed while the page runs, such as `alert--` of `alert--${type}`. */
  readonly prefixes: ReadonlySet<string>;
}

const word = /[A-Za-z_][\w-]*/g;
const prefix = /([A-Za-z][\w-]*-)(?:\$\{|["']\s*(?:\+|\.concat\())/g;

/** Every word of a script counts, whatever it is there: too many rules stay rather than one goes that is needed. */
export function classUseOf(scripts: readonly string[]): ClassUse {
  return {
    names: new Set(scripts.flatMap((text) => text.match(word) ?? [])),
    prefixes: new Set(scripts.flatMap((text) => [...text.matchAll(prefix)].map(([, start = '']) => start))),
  };
}

export function isUsed(name: string, {names, prefixes}: ClassUse): boolean {
  return names.has(name) || [...prefixes].some((start) => name.startsWith(start));
}
