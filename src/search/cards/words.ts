import type {Card} from '@site/src/lib/reference/card';
import {product} from '@site/src/site/product';

/** The words of a query or a name, in lowercase. `mailer.host` and `JWT_SECRET` are one word each. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}_.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
}

function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Normalized words: `Providers` becomes `provider`. */
export function singulars(words: readonly string[]): readonly string[] {
  return words.map(singular);
}

/** The same in one text. */
export function keyOf(words: readonly string[]): string {
  return singulars(words).join(' ');
}

/** The same as `keyOf`, but regardless of order. */
export function setKeyOf(words: readonly string[]): string {
  return [...new Set(singulars(words))].sort().join(' ');
}

/** The cards by each of their names. @param keyOf the form in which names and queries are compared */
export function byNames(cards: readonly Card[], keyOf: (name: string) => string): ReadonlyMap<string, Card> {
  return new Map(cards.flatMap((card) => card.names.map((name) => [keyOf(name), card] as const)));
}

/** Words written on one line, separated by spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Words that say nothing about what's asked, written on one line; the product's name never does. */
export function fillerWords(words: string): ReadonlySet<string> {
  return wordSet(`${product.slug} ${words}`);
}
