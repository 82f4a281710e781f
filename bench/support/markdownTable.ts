/** A column of a table: its heading and what it says of a row. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A Markdown table; the first column is text, the others are figures, aligned right. */
export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return [
    line(columns.map(({heading}) => heading)),
    line(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map(({cell}) => cell(row).replaceAll('|', String.raw`\|`)))),
  ].join('\n');
}
