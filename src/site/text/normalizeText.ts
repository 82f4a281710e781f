/** Most text contains only characters that every keyboard types. */
const plain = /^[\t\n\r -~]*$/;

/** Soft hyphens, joiners, direction marks, byte order marks, and other invisible characters. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Every dash and hyphen, and the minus sign. */
const dashes = /[\p{Dash_Punctuation}\u2212]/gu;

const singleQuotes = /[\u2018-\u201B\u2032\u00B4\u02BB\u02BC\u2039\u203A]/g;
const doubleQuotes = /[\u201C-\u201F\u2033\u00AB\u00BB\u301D\u301E]/g;
const lineBreaks = /[\u2028\u2029\u0085]/g;
/**
 * As many marks in a row as Unicode's stream-safe format allows, and those beyond. No letter has that many, and the
 * time that it takes to sort them grows with the square of their number.
 */
const marks = /(\p{M}{30})\p{M}+/gu;

/**
 * The form in which a text is compared with others: chat programs, web pages, word processors, and PDF files insert
 * characters that look like those of a keyboard, or are invisible. Both sides of a comparison should be in this form.
 * It isn't meant to be shown or stored, and positions in it don't match the text's.
 */
export function normalizeText(text: string): string {
  return plain.test(text)
    ? text
    : text
        .replace(invisible, '')
        .replace(singleQuotes, "'")
        .replace(doubleQuotes, '"')
        .replace(lineBreaks, '\n')
        .replace(marks, '$1')
        // Full-width forms, ligatures, other spaces, an ellipsis as one character, and accents separate from their
        // letters.
        .normalize('NFKC')
        .replace(dashes, '-');
}

/** Whether a text contains a space that programs don't treat as one, or an invisible character. */
export function hasUnseenCharacters(text: string): boolean {
  return /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u0085]|(?! )\p{Space_Separator}/u.test(text);
}
