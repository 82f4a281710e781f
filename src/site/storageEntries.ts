import {storedSearchKeys} from './search';
import {consentKey, singleKeysKey, tabGroups, tabKey, valuesKey} from './storage';

/** A key in the reader's browser storage. */
interface StorageEntry {
  readonly key: string;
  readonly holds: string;
  /** What the reader does that writes it. */
  readonly writtenWhen: string;
}

const ownEntries: readonly StorageEntry[] = [
  {
    key: consentKey,
    holds: 'Your choice in the cookie banner: rejected or accepted',
    writtenWhen: 'You select Reject All or Accept All Cookies',
  },
  {
    key: 'theme',
    holds: 'The color mode: light or dark; no entry means that the site follows your system',
    writtenWhen: 'You select the color mode button',
  },
  {
    key: singleKeysKey,
    holds: 'That the shortcuts / and ? are off',
    writtenWhen: 'You turn them off in the list of keyboard shortcuts',
  },
  {
    key: 'docs-preferred-version-default',
    holds: 'The version of the pages that you chose',
    writtenWhen: 'You choose a version in the navigation bar',
  },
  ...Object.entries(tabGroups).map(([group, name]) => ({
    key: tabKey(group),
    holds: `The ${name} tab that you chose last`,
    writtenWhen: `You choose an ${name} tab after Accept All Cookies`,
  })),
  {
    key: valuesKey,
    holds: 'What you entered instead of an example, such as your hostname',
    writtenWhen:
      'You fill in a field for your own values; without Accept All Cookies, in session storage, which is cleared when the tab closes',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    holds: 'Whether you closed the announcement bar',
    writtenWhen: 'A page shows an announcement',
  },
  {
    key: 'docusaurus.announcement.id',
    holds: 'Which announcement you saw last',
    writtenWhen: 'A page shows an announcement',
  },
];

/** Everything that the site may store: the privacy page lists it. The search's keys contain the name of its index. */
export function storageEntries(indexName: string): readonly StorageEntry[] {
  const {recents, favorites} = storedSearchKeys(indexName);
  return [
    ...ownEntries,
    {
      key: recents,
      holds: 'The search results that you opened last',
      writtenWhen: 'You open a search result',
    },
    {
      key: favorites,
      holds: 'The search results that you marked with a star',
      writtenWhen: 'You select the star on a recent search',
    },
  ];
}
