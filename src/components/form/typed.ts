/** What a reader has typed, as messages deal with it. */

/** Characters that a field takes; a longer text was pasted by mistake, and would keep the page busy. */
const longest = 5000;

/** Characters of a text that are enough to recognize it in a message. */
const longestExcerpt = 64;

/** Control characters, zero-width ones, and halves of characters. */
export const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** What to do about a line with something in it that nobody sees. */
export function invisibleAdvice(text: string): string | undefined {
  return invisible.test(text) ? 'remove the invisible characters, which copied text can contain' : undefined;
}

/** The text, or so much of it that its reader recognizes it. */
export function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}

/** Items with commas, semicolons, or spaces between them. */
export function listItems(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((item) => item !== '');
}

export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

/** Advice as a sentence: after the name of its field, or alone. */
export function adviceSentence(advice: string, label?: string): string {
  return label === undefined
    ? `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`
    : `${label}: ${advice}.`;
}

/** What to do about a text that no field takes. */
export function lengthAdvice(text: string): string | undefined {
  return text.length > longest
    ? `shorten this to ${longest.toLocaleString('en')} characters; it has ${text.length.toLocaleString('en')}`
    : undefined;
}
