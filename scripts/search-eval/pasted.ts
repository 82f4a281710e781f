import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RankedHit, SearchEngine} from '../../src/search/engine/engine';
import {pastedQuery} from '../../src/search/ui/pastedQuery';
import {searchSettings} from '../../src/site/search';
import {parseTsv} from '../../src/site/text/parseTsv';
import {listFolder} from './labeled';
import type {Judged} from './metrics';

/** A message as an operator pastes it, and the entries that explain it. */
interface PastedMessage {
  /** `product` for texts of the console, `other` for those of the programs around it. */
  readonly kind: 'product' | 'other';
  readonly message: string;
  /** IDs of entries, each of which is right. */
  readonly entries: readonly string[];
}

/** Where the messages about a single field are, each a row of one table. */
const fieldTable = 'messages-about-a-single-field';

/** Reads `pasted-messages.tsv`; messages that no entry explains are left out. */
export function readPastedMessages(): readonly PastedMessage[] {
  const file = path.join(listFolder, 'pasted-messages.tsv');
  return parseTsv(file, readFileSync(file, 'utf8'), ['id', 'message', 'answer', 'entries'])
    .filter(({entries}) => entries !== '-')
    .map(({id, message, entries}) => ({
      kind: id.startsWith('p') ? 'product' : 'other',
      message,
      entries: entries.split(' '),
    }));
}

function explains({record}: RankedHit, {entries, message}: PastedMessage): boolean {
  const isRow =
    record.anchor === fieldTable && message.includes((record.content ?? '').split(' · ')[0] ?? '');
  return isRow || entries.includes(record.anchor ?? '');
}

/** Searches for as much of a message as the modal's field keeps when it's pasted. */
export function judgePasted(engine: SearchEngine, pasted: PastedMessage): Judged {
  const {message} = pasted;
  const query = message.length > searchSettings.maxQueryLength ? pastedQuery(message) : message;
  const {hits} = engine.search(query);
  // One of the entries is enough.
  const first = hits.findIndex((hit) => explains(hit, pasted));
  const grades = hits.map((_, index) => (index === first ? 2 : 0));
  return {kind: pasted.kind, query, grades};
}
