/** Ids by which the search box points at what it controls. */
export const listId = 'docsearch-list';

export function rowId(row: number): string {
  return `docsearch-item-${row}`;
}
