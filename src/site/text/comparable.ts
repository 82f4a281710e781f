/** Text without anything but what every keyboard types, which is most of it. */
const plain = /^[\t\n\r -~]*$/;

/** Soft hyphens, joiners, marks of direction, byte order marks, and whatever else is there without being seen. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Every dash and hyphen, and the minus sign. */
const dashes = /[\p{Dash_Punctuation}\u2212]/gu;

const singleQuotes = /[\u2018-\u201B\u2032\u00B4\u02BB\u02BC\u2039\u203A]/g;
const doubleQuotes = /[\u201C-\u201F\u2033\u00AB\u00BB\u301D\u301E]/g;
const lineBreaks = /[\u2028\u2029\u0085]/g;
/**
 * As many marks in a row as Unicode's stream-safe format allows, and those beyond. No letter has as many, and the time that
 * it takes to put them in order grows with the square of their number.
 */
const marks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text as it's compared with others: chat programs, web pages, word processors, and PDF files put characters into it
 * that look like those of a keyboard, or like nothing at all. Both sides of a comparison are to be in this form. It isn't
 * what's shown or stored, and places in it aren't those in the text.
 */
export function comparable(text: string): string {
  return plain.test(text)
    ? text
    : text
        .replace(invisible, '')
        .replace(singleQuotes, "'")
        .replace(doubleQuotes, '"')
        .replace(lineBreaks, '\n')
        .replace(marks, '$1')
        // Full-width forms, ligatures, other spaces, an ellipsis in one character, and accents apart from their letters.
        .normalize('NFKC')
        .replace(dashes, '-');
}

/** Whether a text has a space that isn't one to a program, or something that nobody sees. */
export function hasUnseenCharacters(text: string): boolean {
  return /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u0085]|(?! )\p{Space_Separator}/u.test(text);
}
