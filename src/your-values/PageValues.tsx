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

/** Shows the reader's own values on the page, and fields for them once the reader has opened them. Until then, nothing loads. */
export default function PageValues({names}: Props): ReactNode {
  const [opened, setOpened] = useState<Element>();
  // A page that readers come back to may show old values: they're replaced before it's painted if the code has loaded.
  useLayoutEffect(() => {
    showOwnValues();
  }, [names]);
  useEffect(() => {
    const details = document.querySelector<HTMLDetailsElement>(offer);
    const onToggle = (): void => setOpened(details?.open === true ? details : undefined);
    // It may have been opened before React started.
    onToggle();
    details?.addEventListener('toggle', onToggle);
    return () => details?.removeEventListener('toggle', onToggle);
  }, [names]);
  return opened && createPortal(<LoadedFields names={names} />, opened);
}
