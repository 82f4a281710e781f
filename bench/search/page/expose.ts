import type {Engine, Search} from '../engines/engine';

/** What the bench calls in the page. */
export interface PageBench {
  /** Fetches the index, then makes it ready to search; the milliseconds of the second part. */
  readonly load: () => Promise<number>;
  /** Milliseconds of each query, and how many hits there were in all. */
  readonly search: (queries: readonly string[]) => Promise<{readonly times: number[]; readonly hits: number}>;
}

declare global {
  var bench: PageBench | undefined;
}

/** Keys are events of their own: what an engine leaves for later is done between them. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Puts an engine where the bench finds it. */
export function expose(engine: Engine): void {
  let search: Search = () => 0;
  globalThis.bench = {
    async load() {
      const file = await (await fetch('index.json')).text();
      const start = performance.now();
      search = await engine.load(file);
      return performance.now() - start;
    },
    async search(queries) {
      const times: number[] = [];
      let hits = 0;
      for (const query of queries) {
        await nextTask();
        const start = performance.now();
        hits += await search(query);
        times.push(performance.now() - start);
      }
      return {times, hits};
    },
  };
}
