/** The page that explains terms. */
export const glossaryPath = '/docs/reference/glossary';

/** The address of a term's entry, from the root of the site. */
export function termAddress(id: string): string {
  return `${glossaryPath}#${id}`;
}
