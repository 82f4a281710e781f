interface QueueOptions<Result> {
  /** Resolves when searches are answered without waiting for a download; called with the first question. */
  readonly prepare: () => Promise<unknown>;
  readonly send: (query: string) => Promise<Result>;
  /** Milliseconds after which a search that is not answered, or the preparation, holds the next one back no longer. */
  readonly patienceMs: number;
  /** Milliseconds for which an answer stands before one to fewer letters than were typed takes its place. */
  readonly paceMs: number;
  readonly onAnswer: (query: string, result: Result) => void;
  readonly onFailure: (query: string) => void;
}

export interface SearchQueue {
  /** Searches, now or when the search before is over. Of those that wait only the newest is kept. */
  ask(query: string): void;
  /** Nobody waits for anything any more. */
  clear(): void;
}

/**
 * One search at a time, and one that waits: an engine that is busy with letters typed long ago keeps a reader
 * waiting for the last one. What is typed before the engine is there waits likewise. What comes back is passed on in
 * the order of the questions: never something older than what is shown. While letters come faster than answers can be
 * drawn and read, not each of them is passed on, so that the answer to the last letter is there sooner.
 */
export function createSearchQueue<Result>(options: QueueOptions<Result>): SearchQueue {
  const {prepare, send, patienceMs, paceMs, onAnswer, onFailure} = options;
  let sent = 0;
  let shown = 0;
  let shownAt = -Infinity;
  let running: number | null = null;
  let waiting: string | null = null;
  let isPrepared = false;

  /** Holds searches back until the function that it returns is called, or patience is over. */
  function occupy(own: number): () => void {
    const goOn = (): void => {
      clearTimeout(timer);
      if (running === own) {
        running = null;
        if (waiting !== null) {
          start(waiting);
        }
      }
    };
    const timer = setTimeout(goOn, patienceMs);
    running = own;
    return goOn;
  }

  function start(query: string): void {
    sent += 1;
    const own = sent;
    waiting = null;
    const goOn = occupy(own);
    const settle = (show: () => void): void => {
      const isLast = waiting === null;
      // The next question first: it is answered while this answer is drawn.
      goOn();
      const now = performance.now();
      if (own > shown && (isLast || now - shownAt >= paceMs)) {
        shown = own;
        shownAt = now;
        show();
      }
    };
    send(query).then(
      (result) => {
        settle(() => onAnswer(query, result));
      },
      () => {
        settle(() => onFailure(query));
      },
    );
  }

  return {
    ask(query) {
      if (!isPrepared) {
        isPrepared = true;
        const goOn = occupy(sent);
        prepare().then(goOn, goOn);
      }
      if (running === null) {
        start(query);
      } else {
        waiting = query;
      }
    },
    clear() {
      waiting = null;
      running = null;
      shown = sent;
    },
  };
}
