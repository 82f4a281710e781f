import {joinBlocks, property} from './mdx';

/** An entry on another page, as a list of all entries shows it. */
export interface ListedEntry {
  readonly href: string;
  /** As MDX. */
  readonly title: string;
  /** Other wordings of a message. */
  readonly also?: readonly string[] | undefined;
  /** What readers call it. */
  readonly words?: readonly string[] | undefined;
  readonly badge?: string;
  /** What readers can filter by besides the text. */
  readonly kind?: string;
}

function linkToMdx({title, href, also, words, badge, kind}: ListedEntry): string {
  const properties = [
    property('href', href),
    also && property('also', also),
    words && property('words', words),
    badge && property('badge', badge),
    kind && property('kind', kind),
  ];
  return `<EntryLink ${properties.filter(Boolean).join(' ')}>${title}</EntryLink>`;
}

/** Links to the entries of one page, for the page above it, as the text of an MDX partial. */
export function entryListToMdx(entries: readonly ListedEntry[]): string {
  return joinBlocks(['<EntryList>', entries.map(linkToMdx).join('\n'), '</EntryList>']);
}
