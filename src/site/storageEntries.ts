import {searchSettings, storedSearchKeys} from './search';
import {consentKey, valuesKey} from './storage';

/** A key in the reader's browser storage: the privacy page lists these, and nothing else is ever stored. */
export interface StorageEntry {
  readonly key: string;
  readonly area: 'localStorage' | 'sessionStorage';
  readonly holds: string;
  /** What the reader does to write it. */
  readonly writtenWhen: string;
}

export const storageEntries: readonly StorageEntry[] = [
  {
    key: consentKey,
    area: 'localStorage',
    holds: 'Your choice in the cookie banner: rejected or accepted',
    writtenWhen: 'You select Reject All or Accept All Cookies',
  },
  {
    key: 'theme',
    area: 'localStorage',
    holds: 'The color mode: light or dark; no entry means that the site follows your system',
    writtenWhen: 'You select the color mode button',
  },
  {
    key: 'docs-preferred-version-default',
    area: 'localStorage',
    holds: 'The version of the pages that you chose',
    writtenWhen: 'You choose a version in the navigation bar',
  },
  {
    key: 'docusaurus.tab.install-method',
    area: 'localStorage',
    holds: 'The installation method tab that you chose last',
    writtenWhen: 'You choose an installation method tab after Accept All Cookies',
  },
  {
    key: 'docusaurus.tab.os',
    area: 'localStorage',
    holds: 'The operating system tab that you chose last',
    writtenWhen: 'You choose an operating system tab after Accept All Cookies',
  },
  {
    key: valuesKey,
    area: 'localStorage',
    holds: 'What you entered under Your values, such as your hostname',
    writtenWhen:
      'You fill in a field under Your values; without Accept All Cookies, in session storage, which ends with the tab',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    area: 'localStorage',
    holds: 'Whether you closed the announcement bar',
    writtenWhen: 'A page shows an announcement',
  },
  {
    key: 'docusaurus.announcement.id',
    area: 'localStorage',
    holds: 'Which announcement you saw last',
    writtenWhen: 'A page shows an announcement',
  },
  {
    key: storedSearchKeys(searchSettings.indexName).recents,
    area: 'localStorage',
    holds: 'The search results that you opened last',
    writtenWhen: 'You open a search result',
  },
  {
    key: storedSearchKeys(searchSettings.indexName).favorites,
    area: 'localStorage',
    holds: 'The search results that you marked with a star',
    writtenWhen: 'You select the star on a recent search',
  },
];
