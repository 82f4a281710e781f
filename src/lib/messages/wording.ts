import {comparable} from '../../site/text/comparable';

/**
 * The exact wording of a message, with `{name}` for each part that varies: `connect ECONNREFUSED {address}:{port}`.
 * Pages, search, and the paste box all read it in this form.
 */
export type Wording = string;

const variable = /\{([a-z][A-Za-z]*)\}/;

/** Literal text, then a part that varies, then literal text, and so on: odd positions have names. */
export function splitWording(wording: Wording): readonly string[] {
  return wording.split(variable);
}

/** What's the same in every message with a wording: the texts around the parts that vary, including empty ones. */
export function literalsOf(wording: Wording): readonly string[] {
  return splitWording(wording).filter((_, index) => index % 2 === 0);
}

/** The wording with `*` for each part that varies, so two wordings can be compared regardless of the parts' names. */
export function anonymousWording(wording: Wording): string {
  return literalsOf(wording).join('*');
}

/** A space next to a part that varies matches one space: further ones may belong to that part. */
function escaped(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=\S)\s+(?=\S)/g, '\\s+')
    .replace(/^\s+|\s+$/g, '\\s');
}

/**
 * Makes the function that finds a wording in a text in its comparable form, whatever its varying parts contain. Each
 * literal part is searched for after the first match of the one before: if that fails, no later match leaves room for
 * it, either. A single pattern for the whole wording would try them all.
 *
 * @returns the text from the first literal part to the last one; `undefined` unless the text has all of them
 */
export function wordingFinder(wording: Wording): (text: string) => string | undefined {
  const patterns = literalsOf(comparable(wording)).map((literal) => new RegExp(escaped(literal), 'gi'));
  return (text) => {
    let start: number | undefined;
    let end = 0;
    for (const pattern of patterns) {
      pattern.lastIndex = end;
      const found = pattern.exec(text);
      if (found === null) {
        return undefined;
      }
      start ??= found.index;
      end = pattern.lastIndex;
    }
    return text.slice(start, end);
  };
}

/** Characters of its literal parts: the more there are, the less likely a match by chance. */
export function specificity(wording: Wording): number {
  return literalsOf(wording).reduce((sum, text) => sum + text.trim().length, 0);
}
