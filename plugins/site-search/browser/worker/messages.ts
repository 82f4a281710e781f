import type {IndexFile} from '../../shared/indexFile';
import type {SearchRequest, SearchResult} from '../client';

/** What the page asks of the worker: to load an index, then to answer. */
export type Task =
  | {readonly kind: 'load'; readonly file: IndexFile}
  | {readonly kind: 'answer'; readonly request: SearchRequest};

/** A task with the number that its reply repeats. */
export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** `null` for a loaded index. */
export type Reply = SearchResult | null;

export type ReplyMessage =
  {readonly id: number; readonly reply: Reply} | {readonly id: number; readonly failure: string};
