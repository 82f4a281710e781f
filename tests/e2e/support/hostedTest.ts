/**
 * The `test` of hosted search: the build knows two search hosts, and both run during a test. Their ports can be used
 * only once, so the project of these tests has one worker.
 */
import {fixtureEngine} from '../../../src/search/client/fixtures/site';
import type {SearchEngine} from '../../../src/search/engine/engine';
import {hostedOrigins, hostedPorts} from '../../run/siteBuilds';
import {startSearchServer, type Fault, type SearchServer} from './searchServer';
import {expect, test as base} from './test';

export interface Hosts {
  readonly first: SearchServer;
  readonly second: SearchServer;
}

/** `refuse` closes the ports. */
export type HostFault = Fault | 'refuse';

interface HostedFixtures {
  /** The records that the hosts search. */
  readonly engine: {readonly create: () => SearchEngine};
  readonly hosts: Hosts;
  /** Makes both hosts fail in the same way. */
  readonly misbehave: (fault: HostFault) => Promise<void>;
}

export const test = base.extend<HostedFixtures>({
  // A function in an object, because Playwright would treat a bare function as a fixture.
  engine: [{create: fixtureEngine}, {option: true}],
  hosts: [
    async ({engine}, provide) => {
      const records = engine.create();
      const first = await startSearchServer({engine: records, port: hostedPorts[0]});
      const second = await startSearchServer({engine: records, port: hostedPorts[1]});
      await provide({first, second});
      await Promise.all([first.close(), second.close()]);
    },
    {auto: true},
  ],
  misbehave: async ({hosts: {first, second}}, provide) => {
    await provide(async (fault) => {
      for (const host of [first, second]) {
        if (fault === 'refuse') {
          await host.close();
        } else {
          host.behave(fault);
        }
      }
    });
  },
  allowed: {
    origins: hostedOrigins,
    messages: [/Failed to load resource/],
  },
});

export {expect};
