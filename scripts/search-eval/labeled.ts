import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gradeOf, namesOfPath, parseLabeledQueries, type LabeledQuery} from './labeledQueries';
import type {SearchRecord} from '../../src/lib/search/record';
import type {SearchEngine} from '../../src/search/engine/engine';
import {searchSettings} from '../../src/site/search';
import {groupHits} from '../../src/search/ui/modal/rows';
import {limitText} from '../../src/site/limitText';
import type {Floor, Judged} from './metrics';

/** Folder with the lists, and the floors of their figures. */
export const listFolder = path.join(import.meta.dirname, '../../tests/search-queries');

/** The lists that the weights were tuned on, by the name of their floors. */
export const tunedLists = {
  labeled: 'queries',
  dev: 'dev',
  heldOut: 'held-out',
} as const;

/** By what's judged: a list of labeled searches, searches made from the pages, or pasted messages. */
export type Floors = Readonly<
  Record<
    keyof typeof tunedLists | 'heldOut2' | 'subjects' | 'writtenToOrder' | 'exact' | 'typo' | 'pasted',
    Floor
  >
>;

/** Reads one of the lists by its name, such as `queries`. */
export function readLabeledQueries(list: string): readonly LabeledQuery[] {
  const file = path.join(listFolder, `${list}.tsv`);
  return parseLabeledQueries(file, readFileSync(file, 'utf8'));
}

/** The records that a search returns, in the order in which a reader sees them. */
type Order = (engine: SearchEngine, query: string) => readonly SearchRecord[];

export const asRanked: Order = (engine, query) => engine.search(query).hits.map(({record}) => record);

/** As in the modal: by category, and with as much of the query as its box accepts. */
export const asInModal: Order = (engine, query) => {
  const records = asRanked(engine, limitText(query)).slice(0, searchSettings.hitsPerPage);
  return groupHits(records).map(({hit}) => hit);
};

/** Grades the pages that a search found, best first; a page that's listed twice is two hits. */
export function judgePaths(labeled: LabeledQuery, paths: readonly string[]): Judged {
  const {query, kind} = labeled;
  return {kind, query, grades: paths.map((path) => gradeOf(labeled, path))};
}

function pathsOf(engine: SearchEngine, query: string, order: Order): readonly string[] {
  return order(engine, query).map(({url}) => new URL(url).pathname);
}

/** Runs one search and grades what comes back. */
export function judgeLabeled(engine: SearchEngine, labeled: LabeledQuery): Judged {
  return judgePaths(labeled, pathsOf(engine, labeled.query, asRanked));
}

/** Counts pages, as a reader sees them in a list, not the several hits that each may have. */
export function judgePages(engine: SearchEngine, labeled: LabeledQuery, order: Order): Judged {
  return judgePaths(labeled, [...new Set(pathsOf(engine, labeled.query, order))]);
}

/** Pages that the list names but the site doesn't have. */
export function missingPages(queries: readonly LabeledQuery[], paths: readonly string[]): readonly string[] {
  const known = new Set(paths.flatMap(namesOfPath));
  return [...new Set(queries.flatMap(({grades}) => [...grades.keys()]))]
    .filter((slug) => !known.has(slug))
    .sort();
}
