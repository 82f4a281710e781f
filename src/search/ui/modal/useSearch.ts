import {useEffect, useMemo, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import {failureReason} from '@site/src/search/client/failure';
import {searchClient} from '@site/src/search/client/searchClient';
import {useSiteSearch} from '@site/src/search/client/useSiteSearch';
import {searchSettings} from '@site/src/site/search';
import type {ModalAction, ModalState} from './modalState';
import {toAnswer} from './rows';
import {createSearchQueue} from './searchQueue';

/** Nobody can read a list that's replaced sooner. */
const paceMs = 150;

/** Searches for the text in the box, again whenever the reader retries, and reports the outcome. */
export function useSearch({query, retries}: ModalState, dispatch: Dispatch<ModalAction>): void {
  const search = useSiteSearch('modal');
  const queue = useMemo(
    () =>
      createSearchQueue({
        prepare: () => searchClient.prepare(),
        send: (sent) => search(sent, 0),
        timeoutMs: searchSettings.stallMs,
        paceMs,
        onAnswer: (_, result) => {
          // Synchronously: a separate task would often miss the next frame.
          flushSync(() => {
            dispatch({type: 'answer', answer: toAnswer(result)});
          });
        },
        onFailure: (sent, error) => {
          dispatch({type: 'failure', query: sent, reason: failureReason(error)});
        },
      }),
    [search, dispatch],
  );
  useEffect(() => {
    if (query === '') {
      queue.clear();
    } else {
      queue.ask(query);
    }
  }, [queue, query, retries]);
  useEffect(
    () => () => {
      queue.clear();
    },
    [queue],
  );
}
