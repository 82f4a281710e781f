/**
 * Items by name, in their order, as `Map.groupBy` returns them, which some supported browsers lack. In a `Map`, because
 * headings may have the names of object members.
 */
export function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) {
      group.push(item);
    } else {
      groups.set(name, [item]);
    }
  }
  return groups;
}
