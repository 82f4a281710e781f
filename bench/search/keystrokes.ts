import {readLabeledQueries} from '../../scripts/search-eval/labeled';

/** What a box has received after each key of some queries that are typed letter by letter. */
export function keystrokesOf(queries: readonly string[]): readonly string[] {
  return queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)).filter((typed) => !typed.endsWith(' ')),
  );
}

/** One in this number of labeled queries is typed: enough letters for a 95th percentile, few enough to wait for. */
const queryStep = 4;

/** Every keystroke of some of the labeled queries. */
export function typedKeys(): readonly string[] {
  const queries = readLabeledQueries('queries').map(({query}) => query);
  return keystrokesOf(queries.filter((_, index) => index % queryStep === 0));
}
