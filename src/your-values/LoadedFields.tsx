import {type ReactNode, useEffect} from 'react';
import {useLoading} from '@site/src/components/ui/useLoading';
import type {ValueName} from '@site/src/site/readerValues';
import {loadLive} from './showOwnValues';

interface Props {
  /** The values that the page shows; without this, all of them. */
  readonly names?: readonly ValueName[] | undefined;
}

/** The fields for the reader's own values, whose code loads when they're shown. */
export default function LoadedFields({names}: Props): ReactNode {
  const {module: live, failure, start} = useLoading(loadLive);
  useEffect(start, [start]);
  if (live) {
    return <live.Fields names={names} />;
  }
  return (
    failure !== undefined && (
      <p role="alert">
        The fields couldn&apos;t be loaded. Check your connection, then open this again. If that doesn&apos;t
        help, reload the page.
      </p>
    )
  );
}
