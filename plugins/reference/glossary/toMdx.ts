import {joinBlocks, toMdx} from '../mdx';
import type {EntryGroup} from '../readEntries';
import type {Term} from './schema';

/** The terms of one group, each under a heading of its own, as the text of an MDX partial. */
export function termsToMdx({entries}: EntryGroup<Term>): string {
  return joinBlocks(entries.flatMap(({id, term, means}) => [`### ${toMdx(term)} \\{#${id}}`, toMdx(means)]));
}
