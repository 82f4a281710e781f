import {useEffect, useMemo, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import {failureReason} from '@site/src/search/client/failure';
import {searchClient} from '@site/src/search/client/searchClient';
import {useSiteSearch} from '@site/src/search/client/useSiteSearch';
import {searchSettings} from '@site/src/site/search';
import type {ModalEvent, ModalState} from './modalState';
import {toAnswer} from './rows';
import {createSearchQueue} from './searchQueue';

/** Nobody can read a list that's replaced sooner. */
const paceMs = 150;

/** Searches for the text in the box, again whenever the reader retries, and reports the outcome. */
export function useSearch({query, retries}: ModalState, dispatch: Dispatch<ModalEvent>): void {
  const search = useSiteSearch('modal');
  const queue = useMemo(
    () =>
      createSearchQueue({
        prepare: () => searchClient.prepare(),
        send: (query) => search(query, 0),
        timeoutMs: searchSettings.stallMs,
        paceMs,
        onAnswer: (_, result) => {
          // Synchronously: a separate task would often miss the next frame.
          flushSync(() => {
            dispatch({type: 'answer', answer: toAnswer(result)});
          });
        },
        onFailure: (query, error) => {
          dispatch({type: 'failure', query: query, reason: failureReason(error)});
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
