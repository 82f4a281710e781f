import type {ClipboardEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import SearchField from '@site/src/components/ui/SearchField';
import {diagnosePath} from '@site/src/site/diagnose';

const label = 'Search, or paste an error';

/** A search field that takes a whole log too: what's longer than a query goes to the page that explains messages. */
export default function HomeSearch(): ReactNode {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <SearchField
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text');
        if (text.length > event.currentTarget.maxLength) {
          event.preventDefault();
          history.push(withBaseUrl(diagnosePath(text)));
        }
      }}
    />
  );
}
