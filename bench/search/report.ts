export interface SearchReport {
  readonly machine: string;
  readonly command: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly engines: string;
  readonly reader: string;
  readonly rounds: number;
  readonly runs: number;
}

/** The section of `BENCHMARKS.md`, as Markdown. */
export function searchReport(report: SearchReport): string {
  const versions = Object.entries(report.versions).map(([name, version]) => `${name} ${version}`);
  return [
    `\`${report.command}\`, ${new Date().toISOString().slice(0, 10)}. ${report.machine}. ${versions.join(', ')}.`,
    `Engines, medians of ${report.rounds} rounds:`,
    report.engines,
    `The built site, medians of ${report.runs} runs:`,
    report.reader,
  ].join('\n\n');
}
