/** Three significant digits: `0.12`, `1.23`, `12.3`, `123`, `1234`; a dash for what wasn't measured. */
function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) {
    return '–';
  }
  return Number.isInteger(value) ? String(value) : value.toFixed(value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2);
}

/** The smallest figure that `share` (0 to 1) of all figures don't exceed; `NaN` for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = headings.map((_, index) => (index === 0 ? '---' : '--:'));
  return [headings, rule, ...rows].map(line).join('\n');
}

/**
 * Measures the subjects in turn, so a slow moment doesn't affect only one of them.
 *
 * @returns a row for each, with the medians of its figures
 */
export async function measureInterleaved<Subject extends {readonly name: string}>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<readonly number[]>,
): Promise<readonly (readonly string[])[]> {
  const measured = subjects.map((subject) => ({subject, figures: [] as (readonly number[])[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {subject, figures} of measured) {
      figures.push(await measure(subject));
    }
  }
  return measured.map(({subject, figures: all}) => {
    const columns = (all[0] ?? []).map((_, index) => all.map((figures) => figures[index] ?? NaN));
    return [subject.name, ...columns.map((column) => figure(percentile(column, 0.5)))];
  });
}
