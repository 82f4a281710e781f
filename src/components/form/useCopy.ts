import {useState} from 'react';

interface Copy {
  /** What happened last, for the live region. */
  readonly status: string;
  readonly setStatus: (status: string) => void;
  readonly copy: (text: string) => Promise<void>;
}

/**
 * Copies text and says whether it worked.
 *
 * @param failure what readers do where the browser doesn't allow copying
 */
export function useCopy(failure: string): Copy {
  const [status, setStatus] = useState('');
  return {
    status,
    setStatus,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        setStatus('Copied.');
      } catch {
        setStatus(`The browser doesn't allow copying. ${failure}`);
      }
    },
  };
}
