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

/** The wording with `*` for each part that varies, so that two wordings can be compared whatever their parts are called. */
export function anonymousWording(wording: Wording): string {
  return splitWording(wording)
    .map((text, place) => (place % 2 === 0 ? text : '*'))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** Finds a wording in a text, whatever stands for its parts that vary. */
export function wordingPattern(wording: Wording): RegExp {
  const parts = splitWording(wording).map((text, place) => (place % 2 === 0 ? escaped(text) : '.*?'));
  return new RegExp(parts.join(''), 'i');
}

/** Characters of its literal parts: the more there are, the less a text has them by chance. */
export function specificity(wording: Wording): number {
  return splitWording(wording).reduce(
    (sum, text, place) => sum + (place % 2 === 0 ? text.trim().length : 0),
    0,
  );
}
