/** Entry of the chunk that only sites with the hosted index load. */
import {searchSettings} from '@site/src/site/search';
import type {HostedConfiguration} from './clientConfiguration';
import {createHostedClient} from './hostedClient';
import type {LoadedClient} from './lazyClient';
import {once} from './once';

function preconnect({appId, hosts}: HostedConfiguration): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = hosts[0] ?? `https://${appId}-dsn.algolia.net`;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

export function loadHostedClient(configuration: HostedConfiguration): LoadedClient {
  const {timeoutsMs: timeouts} = searchSettings;
  return {
    client: createHostedClient({...configuration, timeouts}),
    prepare: once(() => {
      preconnect(configuration);
      return Promise.resolve();
    }),
  };
}
