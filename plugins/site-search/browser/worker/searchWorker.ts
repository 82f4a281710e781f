/** Entry of the worker: counts and searches the index beside the page, so that no key waits for it. */
import {answerRequest} from '../answerRequest';
import {createEngine, type SearchEngine} from '../engine';
import type {Reply, ReplyMessage, Task, TaskMessage} from './messages';

let engine: SearchEngine | null = null;

/** Asked for nobody: the first search runs code that is not compiled yet and takes several times as long. */
const firstKeys = ['s', 'se', 'ser', 'serv cont', 'k', 'ku'];

/** Each search is a task of its own, so that a reader waits for one of them at most. */
function warmUp(loaded: SearchEngine): void {
  for (const query of firstKeys) {
    setTimeout(() => answerRequest(loaded, {indexName: '', query, attributesToSnippet: ['content:10']}));
  }
}

function perform(task: Task): Reply {
  if (task.kind === 'load') {
    engine = createEngine(task.file);
    warmUp(engine);
    return null;
  }
  if (!engine) {
    throw new Error('The index is not loaded.');
  }
  return answerRequest(engine, task.request);
}

function replyTo({id, task}: TaskMessage): ReplyMessage {
  try {
    return {id, reply: perform(task)};
  } catch (error) {
    return {id, failure: String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<TaskMessage>) => {
  postMessage(replyTo(data));
});
