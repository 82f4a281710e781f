import {wholePath} from '../../src/lib/search/page';
import {parseTable} from '../../src/site/text/parseTable';

/** A search and the pages that answer it, in the form of the lists in `tests/search-queries`. */
export interface LabeledQuery {
  readonly query: string;
  readonly kind: string;
  /** By the name of a page: 2 if it answers the search, 1 if it helps. */
  readonly grades: ReadonlyMap<string, number>;
}

/** Reads a list of searches. @param file for messages */
export function parseLabeledQueries(file: string, text: string): readonly LabeledQuery[] {
  return parseTable(file, text, ['id', 'query', 'kind', 'grade2', 'grade1']).map(
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
