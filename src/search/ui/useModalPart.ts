import {useEffect} from 'react';
import {afterPaint} from '@site/src/behavior/afterPaint';
import {useLoading} from '@site/src/components/ui/useLoading';
import {searchClient} from '@site/src/search/client/searchClient';
import type * as modal from './modal';

/** Fetches what a search needs: the index, and the larger part of the modal. */
function fetchPart(): Promise<typeof modal> {
  // The worker first: it loads the index off the main thread.
  void searchClient.prepare();
  return import('./modal');
}

/** Fetches it before the dialog opens. If that fails, it's fetched again then. */
export function prepareSearch(): void {
  fetchPart().catch(() => undefined);
}

/**
 * What's below the search box, and its announcements, once the box is painted: even content that has already loaded takes
 * longer to render than the box.
 */
export function useModalPart(): ReturnType<typeof useLoading<typeof modal>> {
  const part = useLoading(fetchPart);
  const {start} = part;
  useEffect(() => afterPaint(start), [start]);
  return part;
}
