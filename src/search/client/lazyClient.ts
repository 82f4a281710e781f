import type {SearchClient} from './contract';
import {once} from './once';

/** A client that exists immediately and loads the real one when it's first needed. */
export function createLazyClient(
  load: () => Promise<SearchClient>,
  showsProviderMark: boolean,
): SearchClient {
  const loaded = once(load);
  return {
    showsProviderMark,
    search: async (request) => (await loaded()).search(request),
    async prepare() {
      try {
        await (await loaded()).prepare();
      } catch {
        // The first search tries again and reports what's wrong.
      }
    },
  };
}
