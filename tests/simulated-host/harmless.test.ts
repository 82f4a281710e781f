/** Every command of the site, run where it isn't meant to run, and with something wrong. */
import {setImmediate} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {readSiteCommands} from './siteCommands';
import {faultsOf, runBaseline, type Baseline, type Run, runsOf, type Scenario, scenarios} from './states';

const commands = readSiteCommands();
const references = new Map<string, Baseline>();

/** Each command with a run in which everything goes well, made once. */
async function* readReferences(): AsyncGenerator<{readonly place: string; readonly reference: Baseline}> {
  for (const {place, script} of commands) {
    const reference = references.get(script) ?? runBaseline(script);
    references.set(script, reference);
    yield {place, reference};
    // The test runner needs to handle messages in between.
    await setImmediate();
  }
}

function describeRun(place: string, {what = ''}: Run): string {
  return what === '' ? place : `${place} (${what})`;
}

/** For each state, a command that does something forbidden there, and what it does. */
const careless: Readonly<Record<Scenario, readonly [string, string]>> = {
  "in the root folder, which is another project's, too": ['chmod 700 data', '/data has another mode'],
  twice: [
    'docker rm -f opsimate-backend\ndocker rename opsimate-backend-old opsimate-backend',
    '/docker/containers/opsimate-backend/running is no longer true',
  ],
  'twice, on a host without an installation': [
    'cd /opt/opsimate\ndocker compose down --volumes',
    '/docker/containers/shop-backend/running is no longer true',
  ],
  'with an empty variable': ['NAME=opsimate\nrm -rf "/var/backups/$NAME"', '/var/backups/shop/1.tar is gone'],
  'without a file that it names': [
    'tar -czf ~/a.tar.gz -C /etc/opsimate config.yml 2> /dev/null\necho "Saved"',
    "/home/ops/a.tar.gz isn't what it should be, but nothing says so",
  ],
  'with an empty file': [
    'cp ~/opsimate_ed25519.pub /home/opsimate/.ssh/authorized_keys',
    "/home/opsimate/.ssh/authorized_keys isn't what it should be, but nothing says so",
  ],
  'with a step that fails': [
    'sed s/opsimate/new/ /etc/opsimate/opsimate.env | tee /opt/opsimate/.env',
    '/opt/opsimate/.env has changed',
  ],
  'when the connection is lost': [
    'cp /dev/null /opt/opsimate/.env\ndate > /opt/opsimate/.env',
    '/opt/opsimate/.env has changed',
  ],
};

describe('no command of the site does harm or reports what it did not do', () => {
  it.each(scenarios)('%s', {timeout: 240_000}, async (state) => {
    const faults: string[] = [];
    for await (const {place, reference} of readReferences()) {
      for (const run of runsOf(reference, state)) {
        faults.push(...faultsOf(reference, run).map((fault) => `${describeRun(place, run)}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(scenarios)('and one that does is found %s', (state) => {
    const [script, fault] = careless[state];
    const reference = runBaseline(script);
    expect(runsOf(reference, state).flatMap((run) => faultsOf(reference, run))).toContain(fault);
  });
});
