/** What a reader has typed, and what's wrong with it in any field. */

/** Characters that a field takes; a longer text was pasted by mistake, and would keep the page busy. */
const longest = 5000;

/** The number of characters of a text that are enough to recognize it in a message. */
const longestExcerpt = 64;

/** Zero-width characters, control characters except the tab, and unpaired surrogates. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cs}\u2028\u2029]|(?!\t)\p{Cc}/u;

/** Characters that join letters in some scripts or the parts of an emoji. */
const joiners = /(?<=[^\0-\x7F])(?:\u200C|\u200D|\uFE0F)/gu;

/** What's wrong with a line that contains something invisible. */
export function invisibleFault(text: string): string | undefined {
  return invisible.test(text.replace(joiners, ''))
    ? 'The text has an invisible character, probably from copying. Type the text instead.'
    : undefined;
}

/**
 * What's wrong with a text according to a field's own rule. If only the dashes of a copied text are wrong, the message
 * says so, because a reader would look for another reason.
 */
export function ownFault(text: string, fault: (text: string) => string | undefined): string | undefined {
  const found = fault(text);
  const typed = text.replace(/[\p{Dash_Punctuation}\u2212]/gu, '-');
  return found !== undefined && fault(typed) === undefined
    ? 'The text has a dash that looks like a hyphen, probably from copying. Type a hyphen instead.'
    : found;
}

/** The text, or enough of it for the reader to recognize it. */
export function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}

/** Items with commas, semicolons, or spaces between them. */
export function listItems(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((item) => item !== '');
}

/**
 * The first fault in a list.
 *
 * @param empty what to do about an empty list, if the field needs one
 */
export function listFault(
  text: string,
  itemFault: (item: string) => string | undefined,
  empty?: string,
): string | undefined {
  const items = listItems(text);
  if (items.length === 0) {
    return empty;
  }
  const repeated = items.find((item, index) => items.indexOf(item) < index);
  if (repeated !== undefined) {
    return `"${excerpt(repeated)}" appears twice. Remove one of them.`;
  }
  return items.map(itemFault).find((fault) => fault !== undefined);
}

/** What's wrong with a text that no field accepts. */
export function lengthFault(text: string): string | undefined {
  return text.length > longest
    ? `Shorten this to ${longest.toLocaleString('en')} characters; it has ${text.length.toLocaleString('en')}.`
    : undefined;
}
