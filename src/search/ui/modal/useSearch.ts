import {useEffect, useMemo, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {failureReason} from '@site/src/search/client/failure';
import {searchClient} from '@site/src/search/client/searchClient';
import {useSearchRequest} from '@site/src/search/client/useSearchRequest';
import {searchSettings} from '@site/src/site/search';
import type {ModalEvent, ModalState} from './modalState';
import {toAnswer} from './rows';
import {createSearchQueue} from './searchQueue';

/** Nobody can read a list that's replaced sooner. */
const paceMs = 150;

/** Searches for the text in the box, again whenever the reader retries, and reports the outcome. */
export function useSearch({query, retries}: ModalState, dispatch: Dispatch<ModalEvent>): void {
  const request = useSearchRequest('modal');
  const processUrl = useSearchResultUrlProcessor();
  const queue = useMemo(
    () =>
      createSearchQueue({
        prepare: () => searchClient.prepare(),
        send: (asked) => searchClient.search({...request, query: asked, page: 0}),
        patienceMs: searchSettings.stallMs,
        paceMs,
        onAnswer: (_, result) => {
          // Synchronously: a separate task would often miss the next frame.
          flushSync(() => {
            dispatch({type: 'answer', answer: toAnswer(result, processUrl)});
          });
        },
        onFailure: (asked, error) => {
          dispatch({type: 'failure', query: asked, reason: failureReason(error)});
        },
      }),
    [request, processUrl, dispatch],
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
