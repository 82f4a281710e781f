import {useCallback, useLayoutEffect, useMemo, useRef, type ReactNode, type SyntheticEvent} from 'react';
import {DocSearchModal, type DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {getSearchClient} from '@site/plugins/site-search/browser/getSearchClient';
import {searchSettings} from '@site/src/site/search';
import {missingResultsUrl} from './missingResultsUrl';
import {createModalClient} from './modalClient';
import SearchHit from './SearchHit';
import SearchStatus from './SearchStatus';
import SeeAllLink from './SeeAllLink';
import {forgetBrokenSearches} from './storedSearches';
import {useFinishedTransitions} from './useFinishedTransitions';
import {useNavigator} from './useNavigator';
import {useRepairedSemantics} from './useRepairedSemantics';
import {useSearchOutcome} from './useSearchOutcome';
import {useSearchParameters} from './useSearchParameters';
import {useTransformItems} from './useTransformItems';
import './SearchModal.css';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch's modal, answered by the client of the site. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const searchParameters = useSearchParameters();
  const transformItems = useTransformItems();
  const navigator = useNavigator();
  const {outcome, isBusy, start, settle} = useSearchOutcome();
  useRepairedSemantics(root);
  useFinishedTransitions(root);
  // DocSearch focuses its box a moment later; a key pressed in between would be lost.
  useLayoutEffect(() => {
    root.current?.querySelector('input')?.focus();
  }, []);
  useMemo(() => {
    forgetBrokenSearches(indexName);
  }, [indexName]);

  const replaceClient = useCallback(() => {
    const currentQuery = (): string => root.current?.querySelector('input')?.value ?? '';
    const client = createModalClient(getSearchClient(), {
      currentQuery,
      onStart: start,
      onSettled: settle,
      stallMs: searchSettings.stallMs,
    });
    // DocSearch asks for the types of the hosted client, of which the contract is a part.
    return client as unknown as DocSearchTransformClient;
  }, [start, settle]);
  const forgetWhenEmpty = useCallback(
    ({type, target}: SyntheticEvent) => {
      // Whatever is still on its way, nobody waits for it in front of an empty box.
      if (type === 'reset' || (target as HTMLInputElement).value === '') {
        settle(null);
      }
    },
    [settle],
  );
  const SeeAll = useMemo(() => createSeeAll(onClose), [onClose]);

  return (
    <div
      ref={root}
      className="search-modal"
      aria-busy={isBusy}
      onInput={forgetWhenEmpty}
      onReset={forgetWhenEmpty}
      data-provider-mark={getSearchClient().showsProviderMark || undefined}
    >
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={navigator}
        placeholder={translations.placeholder}
        translations={translations.modal ?? {}}
        maxResultsPerGroup={searchSettings.maxResultsPerGroup}
        searchParameters={searchParameters}
        transformSearchClient={replaceClient}
        transformItems={transformItems}
        hitComponent={SearchHit}
        resultsFooterComponent={SeeAll}
        getMissingResultsUrl={missingResultsUrl}
      />
      <SearchStatus outcome={outcome} isBusy={isBusy} />
    </div>
  );
}

type SeeAllComponent = NonNullable<React.ComponentProps<typeof DocSearchModal>['resultsFooterComponent']>;

function createSeeAll(onClose: () => void): SeeAllComponent {
  return function SeeAll({state}) {
    return <SeeAllLink query={state.query} count={Number(state.context.nbHits ?? 0)} onClick={onClose} />;
  };
}
