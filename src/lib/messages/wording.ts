import {comparable} from '../../site/text/comparable';

/**
 * The wording of a message, letter by letter, with `{name}` for each part that varies: `connect ECONNREFUSED
 * {address}:{port}`. Pages, search, and the paste box all read it in this form.
 */
export type Wording = string;

const variable = /\{([a-z][A-Za-z]*)\}/;

/** Literal text, then a part that varies, then literal text, and so on: odd places hold names. */
export function splitWording(wording: Wording): readonly string[] {
  return wording.split(variable);
}

/** What's the same in every message with a wording: the texts around the parts that vary, even empty ones. */
export function literalsOf(wording: Wording): readonly string[] {
  return splitWording(wording).filter((_, place) => place % 2 === 0);
}

/** The wording with `*` for each part that varies, so that two wordings can be compared whatever their parts are called. */
export function anonymousWording(wording: Wording): string {
  return literalsOf(wording).join('*');
}

/** A space next to a part that varies stands for one: more of them may be of that part. */
function escaped(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=\S)\s+(?=\S)/g, '\\s+')
    .replace(/^\s+|\s+$/g, '\\s');
}

/**
 * Makes what finds a wording in a text in its comparable form, whatever stands for its parts that vary. Each literal part
 * is looked for behind the first place of the one before: where that fails, no later place leaves room for it either. One
 * pattern for the whole wording would try them all.
 *
 * @returns what the text has from the first literal part to the last one; `undefined` if it hasn't all of them
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

/** Characters of its literal parts: the more there are, the less a text has them by chance. */
export function specificity(wording: Wording): number {
  return literalsOf(wording).reduce((sum, text) => sum + text.trim().length, 0);
}
