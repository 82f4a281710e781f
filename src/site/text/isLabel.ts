/** The number of words in the console's longest label that pages name. */
const mostWords = 6;

/**
 * Whether a bold text is a label of the console, which readers look for exactly as written, and not part of a sentence
 * or the beginning of a paragraph.
 */
export function isLabel(text: string): boolean {
  return /^[+\d\p{Lu}]/u.test(text) && !/(?:[^.]\.|:)$/.test(text) && text.split(/\s+/).length <= mostWords;
}
