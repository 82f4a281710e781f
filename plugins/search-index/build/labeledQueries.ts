import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseTable} from '../../../src/site/text/parseTable';

/** A search of an operator and the pages that answer it, as `data/searches.tsv` lists them. */
export interface LabeledQuery {
  /** Two letters for its author, then a number. */
  readonly id: string;
  readonly query: string;
  readonly kind: string;
  /** By the name of a page: 2 when it answers, 1 when it helps. */
  readonly grades: ReadonlyMap<string, number>;
}

/** Reads a list of searches. @param file for messages */
export function parseLabeledQueries(file: string, text: string): readonly LabeledQuery[] {
  return parseTable(file, text, ['id', 'query', 'kind', 'grade2', 'grade1']).map(
    ({id, query, kind, grade2, grade1}) => {
      const graded = (pages: string, grade: number): [string, number][] =>
        pages
          .split(' ')
          .filter(Boolean)
          .map((page) => [page, grade]);
      return {id, query, kind, grades: new Map([...graded(grade1, 1), ...graded(grade2, 2)])};
    },
  );
}

/** Reads the searches that the index learns from. @param siteDir root of the project */
export async function readSearches(siteDir: string): Promise<readonly LabeledQuery[]> {
  const file = path.join(siteDir, 'data/searches.tsv');
  return parseLabeledQueries(file, await readFile(file, 'utf8'));
}

/** Who worded a search. */
export function authorOf({id}: LabeledQuery): string {
  return id.slice(0, 2);
}

/** A page that was divided after the first lists were made; there, its parts count as the page. */
const dividedPage = 'error-messages';

/** The names that the lists give a page: the last part of its route, with the folder for overview pages. */
export function namesOfPath(path: string): readonly string[] {
  const parts = path.split('/').filter(Boolean);
  const name = parts.slice(parts.at(-1) === 'overview' ? -2 : -1).join('-');
  return parts.includes(dividedPage) && name !== dividedPage ? [name, dividedPage] : [name];
}

/** How well a page answers a search: 2 when it does, 1 when it helps, 0 for all others. */
export function gradeOf({grades}: LabeledQuery, path: string): number {
  return Math.max(0, ...namesOfPath(path).map((name) => grades.get(name) ?? 0));
}

/** Whether a page answers a search. */
export function isAnswer(query: LabeledQuery, path: string): boolean {
  return gradeOf(query, path) === 2;
}

/**
 * By the number of a page that answers a search: its place among the answers, the best first, from 0 on.
 *
 * @param namesOfPages the names of each page
 */
export function placesOfAnswers(
  query: LabeledQuery,
  namesOfPages: readonly (readonly string[])[],
): ReadonlyMap<number, number> {
  const answers = [...query.grades].filter(([, grade]) => grade === 2).map(([name]) => name);
  return new Map(
    namesOfPages.flatMap((names, page) => {
      const place = answers.findIndex((name) => names.includes(name));
      return place < 0 ? [] : [[page, place] as const];
    }),
  );
}
