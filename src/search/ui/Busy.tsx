import {useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {loadedShare, onLoadProgress} from '@site/src/search/client/loadProgress';

/**
 * Shows that a search is running, and how much of what it needs has arrived. Screen readers announce the text once; the
 * number would interrupt them, and they report a progress bar in their own way.
 */
export default function Busy(): ReactNode {
  const share = useSyncExternalStore(onLoadProgress, loadedShare, loadedShare);
  if (share === 1) {
    return translate({
      id: 'search.modal.busy',
      message: 'Searching',
      description: 'Read out while a search takes long',
    });
  }
  const text = translate({
    id: 'search.modal.loading',
    message: 'Loading search',
    description: 'Shown while the index is on its way, before a percentage',
  });
  return (
    <>
      {text} <span aria-hidden="true">{Math.round(share * 100)}%</span>
      <br />
      <progress aria-label={text} value={share} />
    </>
  );
}
