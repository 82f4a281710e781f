interface QueueOptions<Result> {
  /** Resolves when a search no longer has to wait for a download; called with the first query. */
  readonly prepare: () => Promise<unknown>;
  readonly send: (query: string) => Promise<Result>;
  /** Milliseconds after which an unanswered search, or the preparation, no longer delays the next one. */
  readonly timeoutMs: number;
  /** Milliseconds that a response stays before one for fewer letters than were typed replaces it. */
  readonly paceMs: number;
  readonly onAnswer: (query: string, result: Result) => void;
  readonly onFailure: (query: string, error: unknown) => void;
}

interface SearchQueue {
  /** Searches now, or when the previous search is over. Of the waiting queries, only the newest is kept. */
  ask(query: string): void;
  /** Drops the running search and the waiting one. */
  clear(): void;
}

/**
 * Runs one search at a time, with at most one waiting: an engine that's busy with letters typed long ago would keep the
 * reader waiting for the last one. Queries typed before the engine is ready wait, too. Responses are passed on in the
 * order of the queries, never an older one than what's shown. While letters come faster than responses can be shown and
 * read, some are skipped, so the one for the last letter comes sooner.
 */
export function createSearchQueue<Result>(options: QueueOptions<Result>): SearchQueue {
  const {prepare, send, timeoutMs, paceMs, onAnswer, onFailure} = options;
  let sent = 0;
  let shown = 0;
  let shownAt = -Infinity;
  let running: number | null = null;
  let waiting: string | null = null;
  let isPrepared = false;

  /** Delays searches until the returned function is called or the timeout is over. */
  function occupy(own: number): () => void {
    const release = (): void => {
      clearTimeout(timer);
      if (running === own) {
        running = null;
        if (waiting !== null) {
          start(waiting);
        }
      }
    };
    const timer = setTimeout(release, timeoutMs);
    running = own;
    return release;
  }

  function start(query: string): void {
    sent += 1;
    const own = sent;
    waiting = null;
    const release = occupy(own);
    const settle = (show: () => void): void => {
      const isLast = waiting === null;
      // The next query first: it's processed while this response is rendered.
      release();
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
      (error: unknown) => {
        settle(() => onFailure(query, error));
      },
    );
  }

  return {
    ask(query) {
      if (!isPrepared) {
        isPrepared = true;
        const release = occupy(sent);
        prepare().then(release, release);
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
