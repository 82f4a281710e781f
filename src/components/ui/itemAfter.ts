/**
 * The item that a key leads to from another one; the first one follows the last one.
 *
 * @param from index of the item that has the focus; -1 if none has
 * @param arrows the keys for the previous and for the next item
 */
export function itemAfter<Item>(
  key: string,
  items: readonly Item[],
  from: number,
  [previous, next]: readonly [string, string],
): Item | undefined {
  const places = [Math.max(from, 0) - 1, (from + 1) % items.length, 0, -1];
  const place = places[[previous, next, 'Home', 'End'].indexOf(key)];
  return place === undefined ? undefined : items.at(place);
}
