/** What a report says above its tables. */
export interface ReportHead {
  readonly command: string;
  readonly machine: string;
  readonly versions: readonly string[];
}

/** How, when, and on what the figures of a report were measured. */
export function headLine({command, machine, versions}: ReportHead): string {
  const parts = [`\`${command}\`, ${new Date().toISOString().slice(0, 10)}`, machine, versions.join(', ')];
  return `${parts.filter(Boolean).join('. ')}.`;
}
