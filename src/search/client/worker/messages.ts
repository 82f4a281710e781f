import type {SearchRequest, SearchResult} from '../client';

/** What the page asks, with the number that the reply repeats. The worker loads the index by itself. */
export interface RequestMessage {
  readonly id: number;
  readonly request: SearchRequest;
}

/** Errors keep neither their class nor their name on the way between threads. */
export type Reply =
  {readonly result: SearchResult} | {readonly failure: {readonly name: string; readonly message: string}};

export interface ReplyMessage {
  readonly id: number;
  readonly reply: Reply;
}

/** Comes once, when the worker has done what it could to load the index. */
export interface ReadyMessage {
  readonly isReady: true;
}

export type WorkerMessage = ReplyMessage | ReadyMessage;
