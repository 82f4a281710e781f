import {docPath} from './docs';

/** The page that explains terms. */
export const glossaryPath = docPath('reference/glossary');

/** The path and hash of a term's entry, from the root of the site. */
export function termAddress(id: string): string {
  return `${glossaryPath}#${id}`;
}

/** By a term's ID: the term, and the first sentence of what it means, as plain text. */
export type Definitions = Readonly<Record<string, readonly [term: string, sentence: string]>>;
