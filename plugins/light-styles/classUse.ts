/** The class names that sources may put into a page. */
export interface ClassUse {
  readonly names: ReadonlySet<string>;
  /** Beginnings of names that a template completes, such as `alert--` of `alert--${type}`. */
  readonly prefixes: ReadonlySet<string>;
}

const stringLiteral = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const className = /^[a-z][\w-]*$/i;
const prefix = /([A-Za-z][\w-]*-)\$\{/g;

/** Every string that reads like class names counts: too many rules stay rather than one goes that is needed. */
export function classUseOf(sources: readonly string[]): ClassUse {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const [, single, double, template] of source.matchAll(stringLiteral)) {
      const words = (single ?? double ?? template ?? '')
        .replace(/\$\{[^}]*\}/g, '')
        .trim()
        .split(/\s+/);
      if (words.every((word) => className.test(word))) {
        words.forEach((word) => names.add(word));
      }
    }
    for (const [, start = ''] of source.matchAll(prefix)) {
      prefixes.add(start);
    }
  }
  return {names, prefixes};
}

export function isUsed(name: string, {names, prefixes}: ClassUse): boolean {
  return names.has(name) || [...prefixes].some((start) => name.startsWith(start));
}
