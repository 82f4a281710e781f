import {answerRequest} from './answerRequest';
import type {SearchRequest, SearchResult} from '../client/client';
import type {SearchEngine} from './engine';

/** Answers one request from an index that is loaded, here or in a worker. */
export type Answer = (request: SearchRequest) => Promise<SearchResult>;

/** Answers from an engine in this thread. */
export function answerWith(engine: SearchEngine): Answer {
  return (request) => Promise.resolve().then(() => answerRequest(engine, request));
}
