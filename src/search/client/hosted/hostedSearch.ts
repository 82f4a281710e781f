/** Entry of the chunk that only sites with the hosted index load. */
import {createFetchRequester} from '@algolia/requester-fetch';
import {liteClient} from 'algoliasearch/lite';
import {headingTypes} from '../../../lib/search/record';
import {searchHosts} from '../../../site/searchHosts';
import {searchSettings, type SearchConfiguration} from '../../../site/search';
import {normalizeText} from '../../../site/text/normalizeText';
import type {Search, SearchRequest, SearchResult} from '../contract';
import {readHits, tags} from './hits';
import {createHostsCache, parseHost} from './hosts';

type HostedSearchOptions = SearchConfiguration['credentials'] & {
  /** Origins that replace the service's own hosts, in this order. */
  readonly hosts: readonly string[];
  /** Milliseconds. */
  readonly timeouts?: Readonly<Record<'connect' | 'read' | 'write', number>>;
};

const retrieved = [
  ...(['lvl0', ...headingTypes] as const).map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/** The request that DocSearch sends, with snippets of our length. */
function wireRequest(indexName: string, {query, page, language, tags: docsTags, isNarrow}: SearchRequest) {
  const {wide, narrow} = searchSettings.snippetWords.request;
  return {
    indexName,
    query: normalizeText(query),
    page,
    hitsPerPage: searchSettings.hitsPerPage,
    attributesToRetrieve: retrieved,
    attributesToSnippet: [`content:${isNarrow ? narrow : wide}`],
    snippetEllipsisText: '…',
    ...tags,
    // Requests a query ID; clicks aren't reported.
    clickAnalytics: true,
    facetFilters: [`language:${language}`, docsTags.map((tag) => `docusaurus_tag:${tag}`)],
  };
}

/**
 * An empty body, one without results, or one of which nothing can be shown, such as from a key that may not retrieve URLs,
 * is a failure: readers mustn't be told that nothing was found.
 */
function readResult(response: unknown, {query, snippetWords}: SearchRequest): SearchResult {
  const {results} = (response ?? {}) as {readonly results?: unknown};
  const [result] = (Array.isArray(results) ? results : []) as readonly (Partial<SearchResult> | null)[];
  const {hits, nbHits, nbPages = 1} = result ?? {};
  const readable = Array.isArray(hits) ? readHits(hits, snippetWords) : [];
  if (typeof nbHits !== 'number' || (readable.length === 0 && hits?.length !== 0)) {
    const error = new Error('The search service responded without results.');
    throw Object.assign(error, {name: 'DeserializationError'});
  }
  return {query, hits: readable, nbHits, nbPages};
}

function preconnect(origin: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/**
 * Searches the hosted index.
 *
 * @throws Error when the application ID or the key is missing
 */
export function createHostedSearch(options: HostedSearchOptions): Search {
  const {appId, apiKey, indexName, hosts, timeouts = searchSettings.timeoutsMs} = options;
  // Otherwise, a host that redirects, as a proxy does to HTTPS, would count as one that doesn't respond.
  const requester = createFetchRequester({requesterOptions: {redirect: 'follow'}});
  const client = liteClient(appId, apiKey, {
    ...(hosts.length > 0 && {hosts: hosts.map(parseHost)}),
    hostsCache: createHostsCache(),
    // A 429 is a response: only timeouts, missing statuses, and server errors are retried.
    maxRateLimitRetries: 0,
    requester: {
      // `algoliasearch` waits four times as long for the second host and longer for each one after it, which readers
      // would mistake for a search that hangs.
      send: (request) =>
        requester.send({...request, connectTimeout: timeouts.connect, responseTimeout: timeouts.read}),
    },
    timeouts,
  });
  return async (request) => {
    const response = await client.search({requests: [wireRequest(indexName, request)]});
    try {
      return readResult(response, request);
    } catch (error) {
      // Otherwise, every further attempt would get this response from the client's cache.
      await client.clearCache();
      throw error;
    }
  };
}

/** The same for this page, with a connection to the nearest host. */
export function loadHostedSearch(
  credentials: SearchConfiguration['credentials'],
  hosts: readonly string[],
): Search {
  const [nearest] = searchHosts({search: {provider: 'hosted', hosts}, credentials});
  if (nearest) {
    preconnect(nearest);
  }
  return createHostedSearch({...credentials, hosts});
}
