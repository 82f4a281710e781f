/** What a box has received after each key of some queries that are typed letter by letter. */
export function keystrokesOf(queries: readonly string[]): readonly string[] {
  return queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)).filter((typed) => !typed.endsWith(' ')),
  );
}
