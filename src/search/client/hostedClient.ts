import {liteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchResult, SearchResults} from './client';
import type {HostedConfiguration} from './clientConfiguration';
import {DeserializationError} from './errors';
import {parseHost} from './hosts';
import {createHostsCache} from './hostsCache';
import {createRequester} from './requester';
import {sanitizeHits} from './sanitizeHit';

export interface HostedClientOptions extends Omit<HostedConfiguration, 'provider'> {
  /** Milliseconds. */
  readonly timeouts: {readonly connect: number; readonly read: number; readonly write: number};
}

function isResult(value: unknown): value is SearchResult {
  const {hits, nbHits} = (value ?? {}) as Partial<SearchResult>;
  return Array.isArray(hits) && typeof nbHits === 'number';
}

/** An empty body, or one without results, is a failure: the reader must not be told that nothing was found. */
function readResults(answer: unknown): SearchResults {
  const results = (answer as Partial<SearchResults> | undefined)?.results;
  if (!Array.isArray(results) || !results.every(isResult)) {
    throw new DeserializationError('The search service answered without results.');
  }
  return {results: results.map((result) => ({...result, hits: sanitizeHits(result.hits)}))};
}

/**
 * The client of the hosted index.
 *
 * @throws Error when the application id or the key is missing
 */
export function createHostedClient({appId, apiKey, hosts, timeouts}: HostedClientOptions): SearchClient {
  const client = liteClient(appId, apiKey, {
    ...(hosts.length > 0 && {hosts: hosts.map(parseHost)}),
    hostsCache: createHostsCache(),
    // A 429 is an answer: only time-outs, missing statuses and server errors are tried again.
    maxRateLimitRetries: 0,
    requester: createRequester(timeouts),
    timeouts,
  });
  // The contract is a part of what this client does; its own types are wider and not read-only.
  const contract = client as unknown as SearchClient;
  return {
    search: (params) => contract.search(params).then(readResults),
    customPost: (params) => contract.customPost(params),
    getRecommendations: (params) => contract.getRecommendations(params),
    addAlgoliaAgent: (segment, version) => {
      contract.addAlgoliaAgent(segment, version);
    },
    transporter: contract.transporter,
  };
}
