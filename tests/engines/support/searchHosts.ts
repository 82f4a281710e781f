/** The two hosts that the build with hosted search asks. All engines share them. */
import {fixtureEngine} from '../../../src/search/client/fixtures/site';
import {startSearchServer} from '../../e2e/support/searchServer';
import {hostedPorts} from '../../run/siteBuilds';

/** Playwright runs this before the first sentence, and what it returns after the last one. */
export default async function startSearchHosts(): Promise<() => Promise<void>> {
  const engine = fixtureEngine();
  const hosts = await Promise.all(hostedPorts.map((port) => startSearchServer({engine, port})));
  return async () => {
    await Promise.all(hosts.map((host) => host.close()));
  };
}
