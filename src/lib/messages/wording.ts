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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** Finds a wording in a text in its comparable form, whatever stands for its parts that vary. */
export function wordingPattern(wording: Wording): RegExp {
  return new RegExp(literalsOf(comparable(wording)).map(escaped).join('.*?'), 'i');
}

/** Characters of its literal parts: the more there are, the less a text has them by chance. */
export function specificity(wording: Wording): number {
  return literalsOf(wording).reduce((sum, text) => sum + text.trim().length, 0);
}
