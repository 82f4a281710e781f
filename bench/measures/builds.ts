import {mib, seconds} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import {median} from '../support/statistics';
import type {SiteBuilder} from '../sites/builder';
import type {DocTree} from '../sites/docTree';
import {runBuild, type BuildRun} from './buildRun';

/** Builds of one site: `cold` without anything that an earlier build left, `warm` right after. */
export interface BuildFigures {
  readonly pages: number;
  readonly cold: readonly BuildRun[];
  readonly warm: readonly BuildRun[];
}

/** Writes a fresh copy of the site and builds it twice. */
export async function buildTwice(
  builder: SiteBuilder,
  folder: string,
  docs: DocTree,
): Promise<{readonly cold: BuildRun; readonly warm: BuildRun}> {
  builder.write(folder, docs);
  const cold = await runBuild(builder, folder);
  return {cold, warm: await runBuild(builder, folder)};
}

interface Row {
  readonly name: string;
  readonly builds: BuildFigures;
}

/** Median of one figure of some builds. */
export function middle(runs: readonly BuildRun[], of: (run: BuildRun) => number): number {
  return median(runs.map(of));
}

/** One row for each site and number of pages. */
export function buildsTable(rows: readonly Row[]): string {
  return markdownTable<Row>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'pages', cell: ({builds}) => builds.pages.toLocaleString('en')},
      {heading: 'cold CPU s', cell: ({builds}) => seconds(middle(builds.cold, ({cpuMs}) => cpuMs))},
      {heading: 'cold wall s', cell: ({builds}) => seconds(middle(builds.cold, ({wallMs}) => wallMs))},
      {heading: 'warm CPU s', cell: ({builds}) => seconds(middle(builds.warm, ({cpuMs}) => cpuMs))},
      {heading: 'warm wall s', cell: ({builds}) => seconds(middle(builds.warm, ({wallMs}) => wallMs))},
      {
        heading: 'peak memory MiB',
        cell: ({builds}) => mib(middle(builds.cold, ({peakBytes}) => peakBytes)),
      },
    ],
    rows,
  );
}
