import {type ReactNode, useLayoutEffect, useState} from 'react';
import {useLoaded} from '@site/src/components/ui/useLoaded';
import type {ValueName} from '@site/src/site/readerValues';
import {loadLive, showOwnValues} from './showOwnValues';

interface Props {
  /** The values that the page shows; without them, all. */
  readonly names?: readonly ValueName[];
}

/** Shows the reader's own values on the page, and opens fields for them. Until there's one or the other, nothing loads. */
export default function YourValues({names}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const {module: live, hasFailed} = useLoaded(isOpen, loadLive);
  // Before the paint, if the code is there. A page that readers come back to may show old values.
  useLayoutEffect(() => {
    showOwnValues();
  }, [names]);
  return (
    <details
      ref={(details) => {
        // It may have been opened before React was there.
        if (details?.open === true) {
          setOpen(true);
        }
      }}
      data-control
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary>Your values</summary>
      {isOpen && live && <live.Fields names={names} />}
      {isOpen && hasFailed && (
        <p role="alert">The fields couldn&apos;t be loaded. Check your connection, then open this again.</p>
      )}
    </details>
  );
}
