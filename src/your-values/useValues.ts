import {useSyncExternalStore} from 'react';
import {defaultValues, type Values} from '@site/src/site/readerValues';
import {readValues, subscribe} from './store';

/** The reader's current values. Hydration begins with the defaults, which the server rendered. */
export function useValues(): Values {
  return useSyncExternalStore(subscribe, readValues, () => defaultValues);
}
