import type {ReactNode} from 'react';
import {useHandOver} from '@site/src/components/paste/useHandOver';
import SearchField from '@site/src/components/ui/SearchField';

const label = 'Search, or paste an error';

/**
 * A search field that accepts a whole log, too: a text that's longer than a query goes to the page that explains
 * messages.
 */
export default function HomeSearch(): ReactNode {
  return <SearchField placeholder={label} aria-label={label} onLongPaste={useHandOver()} />;
}
