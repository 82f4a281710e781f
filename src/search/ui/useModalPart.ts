import {useCallback, useEffect, useState} from 'react';
import {afterPaint} from '@site/src/behavior/afterPaint';
import {loadAgain} from '@site/src/components/ui/reachable';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import type * as modal from './modal';

interface ModalPart {
  /** What's below the search box, and its announcements; `null` until it's loaded. */
  readonly part: typeof modal | null;
  readonly hasFailed: boolean;
  /** Loads it, or retries after a failure. */
  readonly load: () => void;
  /** Tries again when the reader asks for it, with a new page if this one is too old. */
  readonly retry: () => void;
}

/** Fetches what a search needs: the index, and the larger part of the modal. `React.lazy` would cache a failed download. */
function fetchPart(): Promise<typeof modal> {
  // The worker first: it loads the index off the main thread.
  void getSearchClient().prepare();
  return import('./modal');
}

/** Fetches it before the dialog opens. If that fails, it's fetched again then. */
export function prepareSearch(): void {
  fetchPart().catch(() => undefined);
}

/**
 * What fills the dialog, once its box is painted: even content that has already loaded takes longer to render than the
 * box.
 */
export function useModalPart(): ModalPart {
  const [part, setPart] = useState<ModalPart['part']>(null);
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    fetchPart().then(setPart, setFailure);
  }, []);
  useEffect(() => afterPaint(load), [load]);
  return {part, hasFailed: failure !== undefined, load, retry: () => void loadAgain(failure, load)};
}
