import {readFileSync} from 'node:fs';
import path from 'node:path';
import {wholePath} from '../../src/lib/search/page';
import type {SearchRecord} from '../../src/lib/search/record';
import type {SearchEngine} from '../../src/search/engine/engine';
import {searchSettings} from '../../src/site/search';
import {groupHits} from '../../src/search/ui/modal/rows';
import {limitText} from '../../src/site/limitText';
import {parseTsv} from '../../src/site/text/parseTsv';
import type {Judged} from './metrics';

/** Folder with the lists, and the floors of their figures. */
export const listFolder = path.join(import.meta.dirname, '../../tests/search-queries');

/** A search and the pages that answer it, in the form of the lists in `tests/search-queries`. */
export interface LabeledQuery {
  readonly query: string;
  readonly kind: string;
  /** By the name of a page: 2 if it answers the search, 1 if it helps. */
  readonly grades: ReadonlyMap<string, number>;
}

/** Reads a list of searches. @param file for messages */
export function parseLabeledQueries(file: string, text: string): readonly LabeledQuery[] {
  return parseTsv(file, text, ['id', 'query', 'kind', 'grade2', 'grade1']).map(
    ({query, kind, grade2, grade1}) => {
      const graded = (pages: string, grade: number): [string, number][] =>
        pages
          .split(' ')
          .filter(Boolean)
          .map((page) => [page, grade]);
      return {query, kind, grades: new Map([...graded(grade1, 1), ...graded(grade2, 2)])};
    },
  );
}

/** A page that was divided after the first lists were made, so its parts count as the page. */
const dividedPage = 'error-messages';

/**
 * The names that the lists use for a page: the last part of its route, with the folder for overview pages. Parts of
 * reference pages that were divided later count as the whole page.
 */
export function namesOfPath(path: string): readonly string[] {
  const parts = wholePath({path}).split('/').filter(Boolean);
  const name = parts.slice(parts.at(-1) === 'overview' ? -2 : -1).join('-');
  return parts.includes(dividedPage) && name !== dividedPage ? [name, dividedPage] : [name];
}

/** How well a page answers a search: 2 if it does, 1 if it helps, 0 for all others. */
export function gradeOf({grades}: LabeledQuery, path: string): number {
  return Math.max(0, ...namesOfPath(path).map((name) => grades.get(name) ?? 0));
}

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
