import {docPath} from './docs';

/** The page that explains terms. */
export const glossaryPath = docPath('reference/glossary');

/** The address of a term's entry, from the root of the site. */
export function termAddress(id: string): string {
  return `${glossaryPath}#${id}`;
}
