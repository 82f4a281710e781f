import type {AlgoliaAgent} from './client';

/** The list of who is asking, as `algoliasearch` keeps it: DocSearch adds itself to it. */
export function createAgent(name: string): AlgoliaAgent {
  const agent: AlgoliaAgent = {
    value: name,
    add({segment, version}) {
      const entry = `; ${segment}${version === undefined ? '' : ` (${version})`}`;
      if (!agent.value.includes(entry)) {
        agent.value += entry;
      }
      return agent;
    },
  };
  return agent;
}
