/** The two hosts that the build with hosted search contacts. All engines share them. */
import {fixtureEngine} from '../../../src/search/client/fixtures/site';
import {startSearchServer, type SeenRequest} from '../../e2e/support/searchServer';
import {hostedPorts} from '../../run/siteBuilds';

/**
 * Searches for `status 403` and the like are rejected with that status, because the sentences run in another process.
 */
function faultOf({requests}: SeenRequest) {
  const [, status] = /^status (\d{3})$/.exec(requests[0]?.query ?? '') ?? [];
  return status === undefined ? null : ({kind: 'status', status: Number(status)} as const);
}

/** Playwright runs this before the first sentence, and the returned function after the last one. */
export default async function startSearchHosts(): Promise<() => Promise<void>> {
  const engine = fixtureEngine();
  const hosts = await Promise.all(hostedPorts.map((port) => startSearchServer({engine, faultOf, port})));
  return async () => {
    await Promise.all(hosts.map((host) => host.close()));
  };
}
