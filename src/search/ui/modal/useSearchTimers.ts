import {useEffect, type Dispatch} from 'react';
import {searchSettings} from '@site/src/site/search';
import type {ModalState} from '../modalState';
import type {ModalEvent} from './nextModalState';

/** Milliseconds after which the reader is shown that a search goes on. */
const busyAfterMs = 80;

/** Says when a search takes long. Each answer is progress: with it the time begins anew. */
export function useSearchTimers({status, outcome}: ModalState, dispatch: Dispatch<ModalEvent>): void {
  useEffect(() => {
    if (status !== 'loading') {
      return undefined;
    }
    const timers = [
      setTimeout(dispatch, busyAfterMs, {type: 'busy'}),
      setTimeout(dispatch, searchSettings.stallMs, {type: 'stall'}),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [status, outcome, dispatch]);
}
