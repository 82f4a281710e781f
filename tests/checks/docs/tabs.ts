/** Remembered tabs: the groups on the pages are the ones that the privacy page says the site stores. */
import {type Problem} from '../problem';
import {type DocPage} from './page';

const storagePrefix = 'docusaurus.tab.';
const groupId = /<Tabs\b[^>]*\bgroupId="(?<group>[^"]+)"/g;

/**
 * Both directions.
 *
 * @param storageKeys every key that the site names as one it stores
 */
export function findTabFaults(pages: readonly DocPage[], storageKeys: readonly string[]): readonly Problem[] {
  const stored = new Set(
    storageKeys.filter((key) => key.startsWith(storagePrefix)).map((key) => key.slice(storagePrefix.length)),
  );
  const used = pages.flatMap(({file, source}) =>
    [...source.matchAll(groupId)].map(({groups}) => ({file, group: groups?.group ?? ''})),
  );
  const names = new Set(used.map(({group}) => group));
  return [
    ...used
      .filter(({group}) => !stored.has(group))
      .map(({file, group}) => ({
        where: file,
        what: `remembers tabs of "${group}", which storageEntries lacks`,
      })),
    ...[...stored]
      .filter((group) => !names.has(group))
      .map((group) => ({
        where: 'src/site/storageEntries.ts',
        what: `names the tabs "${group}", which no page has`,
      })),
  ];
}
