/**
 * Reads a tab-separated table whose first line names the columns. Extra columns are left out.
 *
 * @param file for messages
 * @param columns the first ones, in order
 * @throws Error naming the file, and the line that doesn't fit
 */
export function parseTsv<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [header = [], ...rows] = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  if (columns.some((column, index) => header[index] !== column)) {
    throw new Error(`${file} must begin with the columns ${columns.join(', ')}, separated by tabs.`);
  }
  return rows.map((cells, index) => {
    if (cells.length !== header.length) {
      throw new Error(
        `${file}:${index + 2} has ${cells.length} cells, but the first line has ${header.length}.`,
      );
    }
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<
      Column,
      string
    >;
  });
}
