/** Uses of what promised browsers lack: each is a fault, or accepted with a reason. */
import {type Problem} from '../problem';
import {type UnsupportedFeature} from './promised';

export interface Use extends UnsupportedFeature {
  /** File of the project or of the build, or route of a page. */
  readonly where: string;
}

/** Why reading and searching work in the oldest browsers although the site uses something that they lack. */
export interface Accepted {
  /** Including everything below it in MDN's data. */
  readonly feature: string;
  /** The only file that may use it; without it, every file may. */
  readonly where?: string;
  readonly why: string;
}

const list = 'tests/checks/browsers/accepted.ts';

/** Uses that weren't accepted, and acceptances that nothing needs. */
export function judgeUses(uses: readonly Use[], accepted: readonly Accepted[]): readonly Problem[] {
  const isFor = ({feature, where}: Accepted, use: Use): boolean =>
    `${use.feature}.`.startsWith(`${feature}.`) && (where === undefined || where === use.where);
  const refused = uses.filter((use) => !accepted.some((entry) => isFor(entry, use)));
  const idle = accepted.filter((entry) => !uses.some((use) => isFor(entry, use)));
  // A file may use a feature several times.
  const distinct = new Map(refused.map((use) => [`${use.where} ${use.feature}`, use]));
  return [
    ...Array.from(distinct.values(), ({where, feature, lacking}) => ({
      where,
      what: `uses ${feature}, which ${lacking.join(', ')} lack: do without it, or say in ${list} why readers can`,
    })),
    ...idle.map(({feature, where = 'any file'}) => ({
      where: list,
      what: `accepts ${feature} in ${where}, which doesn't use it: delete the entry`,
    })),
  ];
}
