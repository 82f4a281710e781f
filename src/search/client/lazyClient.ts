import {createAgent} from './agent';
import type {SearchClient, SiteSearchClient} from './client';
import {once} from './once';
import {readRequests, requireCustomPost, requireRecommendations} from './requests';

export interface LoadedClient {
  readonly client: SearchClient;
  /** Loads what the first search needs. */
  readonly prepare: () => Promise<unknown>;
}

/**
 * A client that is there at once and loads the real one when it is asked for the first time. Missing
 * parameters throw at once, as they do in the real one.
 */
export function createLazyClient(
  load: () => Promise<LoadedClient>,
  options: Pick<SiteSearchClient, 'showsProviderMark'>,
): SiteSearchClient {
  const algoliaAgent = createAgent('');
  const loaded = once(async () => {
    const {client, prepare} = await load();
    for (const [, segment, version] of algoliaAgent.value.matchAll(/; (\S+)(?: \((.*?)\))?/g)) {
      client.addAlgoliaAgent(segment ?? '', version);
    }
    return {client, prepare};
  });

  return {
    ...options,
    search(params) {
      readRequests(params);
      return loaded().then(({client}) => client.search(params));
    },
    customPost(params) {
      requireCustomPost(params);
      return loaded().then(({client}) => client.customPost(params));
    },
    getRecommendations(params) {
      requireRecommendations(params);
      return loaded().then(({client}) => client.getRecommendations(params));
    },
    addAlgoliaAgent(segment, version) {
      algoliaAgent.add({segment, version});
    },
    transporter: {algoliaAgent},
    async prepare() {
      try {
        await (await loaded()).prepare();
      } catch {
        // The first search tries again and reports what is wrong.
      }
    },
  };
}
