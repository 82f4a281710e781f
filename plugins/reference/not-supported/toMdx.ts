import {joinBlocks, property, toMdx} from '../mdx';
import type {EntryGroup} from '../readEntries';
import type {NotSupported} from './schema';

const otherProduct = '[a different product](/docs/operations/later-releases)';

function entryToMdx({id, name, wordings, answer, instead, later}: NotSupported): string {
  return joinBlocks([
    `<NotSupported ${property('id', id)} ${property('title', name)} ${property('words', wordings)}>`,
    toMdx(answer),
    `**Instead:** ${toMdx(instead)}`,
    later && `**Later releases** are ${otherProduct}. ${toMdx(later)}`,
    '</NotSupported>',
  ]);
}

/** The entries of one area, as the text of an MDX partial. */
export function notSupportedToMdx({entries}: EntryGroup<NotSupported>): string {
  return joinBlocks(entries.map(entryToMdx));
}
