import type {RankedHit, SearchEngine} from '../../src/search/engine/engine';
import {nearestHeading, type SearchRecord} from '../../src/lib/search/record';
import {searchSettings} from '../../src/site/search';
import type {Judged} from './metrics';

/** A search made from a page, and a test for hits that answer it. */
interface KnownItemQuery {
  readonly kind: string;
  readonly query: string;
  readonly answers: (hit: RankedHit) => boolean;
}

const {maxQueryLength} = searchSettings;
/** The pages whose headings are messages. */
const messagePages = '/error-messages/';
const environmentVariable = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
const identifier =
  /(?<![\w./-])(?:--[a-z][a-z-]{3,}|\/[a-z]\w*(?:\/[\w.-]*\w)+|[a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:[_-][a-z]+)+(?:\.[a-z]+)?)(?![\w/-])/g;

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** As much of a text as the search field accepts, in whole words. */
function asQuery(text: string): string {
  return text.length <= maxQueryLength ? text : text.slice(0, maxQueryLength + 1).replace(/\s+\S*$/, '');
}

function ownHeading({hierarchy}: SearchRecord): string {
  return plain(nearestHeading(hierarchy));
}

function textsBySection(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const record of records) {
    const text = record.content ?? Object.values(record.hierarchy).filter(Boolean).join(' ');
    texts.set(record.url, `${texts.get(record.url) ?? ''} ${plain(text)}`);
  }
  return texts;
}

function unique(queries: readonly KnownItemQuery[]): readonly KnownItemQuery[] {
  return [...new Map(queries.map((each) => [`${each.kind} ${plain(each.query)}`, each])).values()];
}

/** Makes searches from the pages' titles, headings, names, and messages. */
export function knownItemQueries(records: readonly SearchRecord[]): readonly KnownItemQuery[] {
  const texts = textsBySection(records);
  const containing = (kind: string, found: string): KnownItemQuery => {
    const text = plain(found);
    return {
      kind,
      query: asQuery(found),
      answers: ({record}) => texts.get(record.url)?.includes(text) ?? false,
    };
  };
  return unique(
    records.flatMap((record): readonly KnownItemQuery[] => {
      if (record.content === null) {
        const heading = ownHeading(record);
        const query = asQuery(record.type === 'lvl1' ? (record.hierarchy.lvl1 ?? '') : heading);
        if (record.type === 'lvl1') {
          return [
            {kind: 'title', query, answers: (hit) => plain(hit.record.hierarchy.lvl1 ?? '') === heading},
          ];
        }
        const kind = record.url.includes(messagePages) ? 'message' : 'heading';
        return [{kind, query, answers: (hit) => ownHeading(hit.record) === heading}];
      }
      const {content} = record;
      return [
        ...(content.match(environmentVariable) ?? []).map((name) => containing('variable', name)),
        ...(content.match(identifier) ?? []).map((name) => containing('identifier', name)),
      ];
    }),
  );
}

/** Runs one search; a hit either answers it or doesn't. */
export function judgeKnownItem(engine: SearchEngine, {kind, query, answers}: KnownItemQuery): Judged {
  const grades = engine.search(query).hits.map((hit) => (answers(hit) ? 2 : 0));
  return {kind, query, grades};
}

const minLength = 5;
const letters = 'etaoinsrhl';

/** The same number for the same text on every machine (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function mistype(word: string, seed: number): string {
  const index = 1 + (seed % (word.length - 2));
  const letter = letters[(seed >>> 8) % letters.length] ?? 'e';
  const other = letter === word[index] ? 'x' : letter;
  const [before, at, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const kinds = [
    before + after,
    before + other + after,
    before + other + at + after,
    at === after.charAt(0) ? before + after : before + after.charAt(0) + at + after.slice(1),
  ];
  return kinds[(seed >>> 16) % kinds.length] ?? word;
}

/** The search with one letter of its longest word wrong: left out, replaced, added, or swapped. */
export function withTypo(query: KnownItemQuery): KnownItemQuery | null {
  const words = query.query.match(/\p{L}+/gu) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < minLength) {
    return null;
  }
  return {...query, query: query.query.replace(longest, mistype(longest, hash(query.query)))};
}
