import {useCallback, useState} from 'react';
import type * as modal from './modal';

type Part = typeof modal;

export interface ModalPart {
  /** What stands below the search box, and what is read out about it. */
  readonly part: Part | null;
  readonly hasFailed: boolean;
  /** Loads it; after a failure it tries again. */
  readonly load: () => void;
}

/** The larger part of the modal, a chunk of its own. `React.lazy` would remember a failed download for ever. */
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
