import {useCallback, useState} from 'react';
import type SearchModal from './SearchModal';

type Modal = typeof SearchModal;

interface ModalComponent {
  readonly Modal: Modal | null;
  readonly hasFailed: boolean;
  /** Loads the modal; after a failure it tries again. */
  readonly load: () => void;
}

/** The modal as a chunk of its own. `React.lazy` would remember a failed download for ever. */
export function useModalComponent(): ModalComponent {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    import('./SearchModal').then(
      (module) => {
        setModal(() => module.default);
        setHasFailed(false);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  return {Modal, hasFailed, load};
}
