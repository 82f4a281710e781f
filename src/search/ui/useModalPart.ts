import {useCallback, useState} from 'react';
import type * as modal from './modal';

type Part = typeof modal;

export interface ModalPart {
  /** What is below the search box, and what is announced about it; `null` until it's loaded. */
  readonly part: Part | null;
  readonly hasFailed: boolean;
  /** Loads it, or tries again after a failure. */
  readonly load: () => void;
}

/** The larger part of the modal, in its own chunk. `React.lazy` would cache a failed download. */
export function useModalPart(): ModalPart {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    import('./modal').then(
      (module) => {
        setPart(module);
        setHasFailed(false);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  return {part, hasFailed, load};
}
