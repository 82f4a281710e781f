import {createAgent} from './agent';
import type {Answer} from '../engine/answer';
import type {SearchClient, SearchRequest, SearchResult} from './client';
import {ApiError} from './errors';
import {readRequests, requireCustomPost, requireRecommendations} from './requests';

/** Answers kept in memory, per query and parameters. */
const cacheSize = 200;

/** The client of the index that came with the page. */
export function createEmbeddedClient(answer: Answer): SearchClient {
  const cache = new Map<string, SearchResult>();
  const algoliaAgent = createAgent('Embedded index');

  function remember(key: string, result: SearchResult): SearchResult {
    cache.delete(key);
    cache.set(key, result);
    const [oldest] = cache.keys();
    if (cache.size > cacheSize && oldest !== undefined) {
      cache.delete(oldest);
    }
    return result;
  }

  async function answerOnce(request: SearchRequest): Promise<SearchResult> {
    const key = JSON.stringify(request);
    return remember(key, cache.get(key) ?? (await answer(request)));
  }

  return {
    search(params) {
      const requests = readRequests(params);
      return Promise.all(requests.map(answerOnce)).then((results) => ({results}));
    },
    customPost(params) {
      requireCustomPost(params);
      return Promise.reject(new ApiError(`The embedded index has no ${params.path}.`, 404));
    },
    getRecommendations(params) {
      requireRecommendations(params);
      return Promise.resolve({results: params.requests.map(() => ({hits: [], nbHits: 0}))});
    },
    addAlgoliaAgent(segment, version) {
      algoliaAgent.add({segment, version});
    },
    transporter: {algoliaAgent},
  };
}
