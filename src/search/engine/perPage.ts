/** Keeps what was worked out for a page: its sections share it. */
export function perPage(score: (page: number) => number): (page: number) => number {
  const known = new Map<number, number>();
  return (page) => {
    const value = known.get(page) ?? score(page);
    known.set(page, value);
    return value;
  };
}
