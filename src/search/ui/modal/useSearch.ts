import {useEffect, useMemo, type Dispatch} from 'react';
import {flushSync} from 'react-dom';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {SearchResult} from '@site/src/search/client/client';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {useSearchRequest} from '@site/src/search/client/useSearchRequest';
import {searchSettings} from '@site/src/site/search';
import type {ModalEvent} from '../modalState';
import {toAnswer} from './answer';
import {createSearchQueue} from './searchQueue';
import {useContextualTags} from './useContextualTags';

/** Nobody reads a list that is another one after less. */
const paceMs = 150;

/** Searches for what stands in the box and reports what came of it. */
export function useSearch(query: string, dispatch: Dispatch<ModalEvent>): void {
  const request = useSearchRequest(useContextualTags());
  const processUrl = useSearchResultUrlProcessor();
  const queue = useMemo(() => {
    const {shown, shownNarrow} = searchSettings.snippetWords;
    const words = window.matchMedia(searchSettings.narrowScreen).matches ? shownNarrow : shown;
    return createSearchQueue<SearchResult | undefined>({
      prepare: () => getSearchClient().prepare(),
      send: async (asked) => {
        const {results} = await getSearchClient().search({requests: [{...request, query: asked}]});
        return results[0];
      },
      patienceMs: searchSettings.stallMs,
      paceMs,
      onAnswer: (asked, result) => {
        const event: ModalEvent = result
          ? {type: 'answer', answer: toAnswer(asked, result, {processUrl, words})}
          : {type: 'failure', query: asked};
        // At once: a task of its own would often miss the next frame.
        flushSync(() => {
          dispatch(event);
        });
      },
      onFailure: (asked) => {
        dispatch({type: 'failure', query: asked});
      },
    });
  }, [request, processUrl, dispatch]);
  useEffect(() => {
    if (query === '') {
      queue.clear();
    } else {
      queue.ask(query);
    }
  }, [queue, query]);
  useEffect(
    () => () => {
      queue.clear();
    },
    [queue],
  );
}
