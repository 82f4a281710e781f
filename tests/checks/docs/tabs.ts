/** Remembered tabs: the groups on the pages are the ones that the site stores, and names on the privacy page. */
import {type Problem} from '../problem';
import {type DocPage} from './page';

const groupId = /<Tabs\b[^>]*\bgroupId="(?<group>[^"]+)"/g;

/**
 * Both directions.
 *
 * @param stored the groups that the site lists
 */
export function findTabFaults(pages: readonly DocPage[], stored: readonly string[]): readonly Problem[] {
  const used = pages.flatMap(({file, source}) =>
    [...source.matchAll(groupId)].map(({groups}) => ({file, group: groups?.group ?? ''})),
  );
  const names = new Set(used.map(({group}) => group));
  return [
    ...used
      .filter(({group}) => !stored.includes(group))
      .map(({file, group}) => ({
        where: file,
        what: `remembers tabs of "${group}", which tabGroups lacks`,
      })),
    ...stored
      .filter((group) => !names.has(group))
      .map((group) => ({
        where: 'src/site/storage.ts',
        what: `names the tabs "${group}", which no page has`,
      })),
  ];
}
