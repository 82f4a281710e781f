import {headLine, type ReportHead} from '../support/reportHead';

export interface SearchReport extends ReportHead {
  readonly engines: string;
  readonly reader: string;
  readonly rounds: number;
  readonly runs: number;
}

/** The section of `BENCHMARKS.md`, as Markdown. */
export function searchReport(report: SearchReport): string {
  return [
    headLine(report),
    `Engines, medians of ${report.rounds} rounds:`,
    report.engines,
    `The built site, medians of ${report.runs} runs:`,
    report.reader,
  ].join('\n\n');
}
