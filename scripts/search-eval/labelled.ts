import type {SearchEngine} from '../../src/search/engine/engine';
import type {Judged} from './metrics';

/** A search of an operator and the pages that answer it, as `tests/search-queries/queries.tsv` lists them. */
export interface LabelledQuery {
  readonly query: string;
  readonly kind: string;
  /** By page: 2 when it answers, 1 when it helps. */
  readonly grades: ReadonlyMap<string, number>;
}

/** Reads the list of searches; the first line names the columns. */
export function parseLabelledQueries(text: string): readonly LabelledQuery[] {
  const lines = text.split('\n').slice(1).filter(Boolean);
  return lines.map((line) => {
    const [, query = '', kind = '', grade2 = '', grade1 = ''] = line.split('\t');
    const graded = (pages: string, grade: number): [string, number][] =>
      pages
        .split(' ')
        .filter(Boolean)
        .map((page) => [page, grade]);
    return {query, kind, grades: new Map([...graded(grade1, 1), ...graded(grade2, 2)])};
  });
}

/** A page that was divided after the lists were made; its parts count as the page. */
const dividedPage = 'error-messages';

/** The name that the list gives a page: the last part of its route, with the folder for overview pages. */
export function slugOfPath(path: string): string {
  const parts = path.split('/').filter(Boolean);
  if (parts.includes(dividedPage)) {
    return dividedPage;
  }
  return parts.slice(parts.at(-1) === 'overview' ? -2 : -1).join('-');
}

/** Runs one search and grades what comes back. */
export function judgeLabelled(engine: SearchEngine, {query, kind, grades}: LabelledQuery): Judged {
  const slugs = engine.search(query).map(({record}) => slugOfPath(new URL(record.url).pathname));
  const gradeOf = (slug: string): number => grades.get(slug) ?? 0;
  return {
    kind,
    query,
    grades: slugs.map(gradeOf),
    pageGrades: [...new Set(slugs)].map(gradeOf),
    idealGrades: [...grades.values()],
  };
}

/** Pages that the list names and the site does not have. */
export function missingPages(queries: readonly LabelledQuery[], paths: readonly string[]): readonly string[] {
  const known = new Set(paths.map(slugOfPath));
  return [...new Set(queries.flatMap(({grades}) => [...grades.keys()]))]
    .filter((slug) => !known.has(slug))
    .sort();
}
