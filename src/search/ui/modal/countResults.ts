/** The sentence about how many results a query has. */
export function countResults(total: number, query: string): string {
  return total === 1 ? `One result for "${query}"` : `${total} results for "${query}"`;
}
