import type {ReactNode} from 'react';
import {copyTexts} from '@site/src/components/ui/copyTexts';
import {useStatus} from './useStatus';

interface Copy {
  /** The last event, for the live region. */
  readonly status: ReactNode;
  readonly setStatus: (status: string) => void;
  /** @param text what's copied, where that isn't known before */
  readonly copy: (text?: string) => Promise<void>;
}

/**
 * Copies a text, and reports whether that worked.
 *
 * @param failure what readers can do if the browser doesn't allow copying
 */
export function useCopy(text: string, failure: string): Copy {
  const {status, setStatus} = useStatus(text);
  return {
    status,
    setStatus,
    copy: async (copied = text) => {
      try {
        await navigator.clipboard.writeText(copied);
        setStatus(copyTexts.done);
      } catch {
        setStatus(`${copyTexts.refused} ${failure}`);
      }
    },
  };
}
