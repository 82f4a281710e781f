/** Words in the longest label of the console that pages name. */
const mostWords = 6;

/**
 * Whether a bold text is a label of the console, which readers look for letter by letter, and not a part of a sentence or
 * the beginning of a paragraph.
 */
export function isLabel(text: string): boolean {
  return /^[+\d\p{Lu}]/u.test(text) && !/(?:[^.]\.|:)$/.test(text) && text.split(/\s+/).length <= mostWords;
}
