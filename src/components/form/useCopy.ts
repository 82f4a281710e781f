import {useState} from 'react';
import {copyTexts} from '@site/src/components/ui/copyTexts';

interface Copy {
  /** What happened last, for the live region. */
  readonly status: string;
  readonly setStatus: (status: string) => void;
  readonly copy: () => Promise<void>;
}

/**
 * Copies a text and says whether it worked, until the text is another one.
 *
 * @param failure what readers do where the browser doesn't allow copying
 */
export function useCopy(text: string, failure: string): Copy {
  const [last, setLast] = useState({text, status: ''});
  const setStatus = (status: string): void => setLast({text, status});
  return {
    status: last.text === text ? last.status : '',
    setStatus,
    copy: async () => {
      // Screen readers announce only what's new.
      setStatus('');
      try {
        await navigator.clipboard.writeText(text);
        setStatus(copyTexts.done);
      } catch {
        setStatus(`${copyTexts.refused} ${failure}`);
      }
    },
  };
}
