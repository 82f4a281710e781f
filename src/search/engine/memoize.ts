/** Keeps what was worked out for a page: its sections share it. */
export function memoize<Value>(valueOf: (page: number) => Value): (page: number) => Value {
  const known = new Map<number, Value>();
  return (page) => {
    const value = known.get(page) ?? valueOf(page);
    known.set(page, value);
    return value;
  };
}
