const vowel = /[aeiouy]/;

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const stem = word.replace(/(?:ing|ed)$/, '');
  if (stem === word || stem.length < 3 || !vowel.test(stem)) {
    return word;
  }
  return stem.replace(/([^aeiouls])\1$/, '$1');
}

/**
 * The common part of an English word's forms: `services` and `service`, `stopped` and `stop`. Two words with the same
 * stem count as the same word; the stem itself is never shown.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  return withoutVerbEnding(withoutPlural(word))
    .replace(/i(?:es?)?$/, 'y')
    .replace(/([aeiouy].*[st])ions?$/, '$1')
    .replace(/(.{3})e$/, '$1');
}
