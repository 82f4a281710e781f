import {createAgent} from './agent';
import {answerRequest} from './answerRequest';
import type {SearchClient, SearchRequest, SearchResult} from './client';
import type {SearchEngine} from './engine';
import {ApiError} from './errors';
import {readRequests, requireCustomPost, requireRecommendations} from './requests';

/** Answers kept in memory, per query and parameters (row 65). */
const cacheSize = 200;

/** The client of the index that came with the page. `loadEngine` is called once per search and may keep its result. */
export function createEmbeddedClient(loadEngine: () => Promise<SearchEngine>): SearchClient {
  const cache = new Map<string, SearchResult>();
  const algoliaAgent = createAgent('Embedded index');

  function answer(engine: SearchEngine, request: SearchRequest): SearchResult {
    const key = JSON.stringify(request);
    const result = cache.get(key) ?? answerRequest(engine, request);
    cache.delete(key);
    cache.set(key, result);
    const [oldest] = cache.keys();
    if (cache.size > cacheSize && oldest !== undefined) {
      cache.delete(oldest);
    }
    return result;
  }

  return {
    search(params) {
      const requests = readRequests(params);
      return loadEngine().then((engine) => ({results: requests.map((request) => answer(engine, request))}));
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
