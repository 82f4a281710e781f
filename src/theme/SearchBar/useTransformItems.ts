import {useCallback} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {resultHtml} from '@site/plugins/site-search/browser/resultHtml';
import {trimSnippet} from '@site/plugins/site-search/browser/trimSnippet';
import {headingTypes} from '@site/plugins/site-search/shared/record';
import {searchSettings} from '@site/src/site/search';

/** Makes addresses relative to the site and cuts snippets to what the modal shows (row 86). */
export function useTransformItems(): (items: DocSearchHit[]) => DocSearchHit[] {
  const processUrl = useSearchResultUrlProcessor();
  return useCallback(
    (items) => {
      const {shown, shownNarrow} = searchSettings.snippetWords;
      const words = window.matchMedia(searchSettings.narrowScreen).matches ? shownNarrow : shown;
      const hasPage = items.some(({type}) => type === 'lvl1');
      return items.map((item) => ({
        ...trimContent(item, words),
        url: processUrl(item.url),
        type: hasPage ? item.type : storableType(item),
      }));
    },
    [processUrl],
  );
}

/**
 * DocSearch stores the page in place of a text, and nothing when the page itself is not among the results. Then
 * the text counts as its section, so that whatever a reader selects is remembered (row 63).
 */
function storableType({type, hierarchy}: DocSearchHit): DocSearchHit['type'] {
  return type === 'content'
    ? (headingTypes.filter((level) => Boolean(hierarchy[level])).at(-1) ?? type)
    : type;
}

function trimContent(item: DocSearchHit, words: number): DocSearchHit {
  // The types promise a snippet; records without content have none.
  const html = resultHtml(item._snippetResult, 'content');
  if (html === null) {
    return item;
  }
  const {_snippetResult} = item;
  const content = {..._snippetResult.content, value: trimSnippet(html, words)};
  return {...item, _snippetResult: {..._snippetResult, content}};
}
