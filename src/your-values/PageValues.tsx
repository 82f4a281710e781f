import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import type {ValueName} from '@site/src/site/readerValues';
import LoadedFields from './LoadedFields';
import {showOwnValues} from './showOwnValues';

interface Props {
  /** The values that the page shows. */
  readonly names: readonly ValueName[];
}

/** What the build puts after code that shows values (`plugins/markdown/values/offerFields`). */
const offer = 'details[data-own-values]';

/** Shows the reader's own values on the page, and fields for them where the reader opens some. Until then, nothing loads. */
export default function PageValues({names}: Props): ReactNode {
  const [opened, setOpened] = useState<readonly Element[]>([]);
  // Before the paint, if the code is there. A page that readers come back to may show old values.
  useLayoutEffect(() => {
    showOwnValues();
  }, [names]);
  useEffect(() => {
    const onToggle = ({target}: Event): void => {
      if (target instanceof Element && target.matches(offer)) {
        setOpened([...document.querySelectorAll(`${offer}[open]`)]);
      }
    };
    // This event doesn't bubble.
    document.addEventListener('toggle', onToggle, true);
    // One may have been opened before React was there.
    document.querySelector(`${offer}[open]`)?.dispatchEvent(new Event('toggle'));
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [names]);
  return opened.map((place, index) => createPortal(<LoadedFields names={names} />, place, String(index)));
}
