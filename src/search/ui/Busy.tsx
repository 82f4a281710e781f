import {useSyncExternalStore, type ReactNode} from 'react';
import {loadedShare, onLoadProgress} from '@site/src/search/client/loadProgress';

/**
 * Shows that a search is running, and how much of what it needs has arrived. Screen readers announce the text once; the
 * number would interrupt them, and they report a progress bar in their own way. In development, the index arrives in
 * one piece, after the server has made it.
 */
export default function Busy(): ReactNode {
  const share = useSyncExternalStore(onLoadProgress, loadedShare, loadedShare);
  if (share === 1) {
    return <span key="searching">Searching</span>;
  }
  if (process.env.NODE_ENV === 'development' && share === 0) {
    return <span key="preparing">The search index is being prepared. The results will appear here.</span>;
  }
  const text = 'Loading search';
  return (
    <span key="loading">
      {text} <span aria-hidden="true">{`${Math.round(share * 100)}%`}</span>
      <br />
      <progress aria-label={text} value={share} />
    </span>
  );
}
