/** Every command of the site, run where it wasn't meant to run. */
import {describe, expect, it} from 'vitest';
import {damage, installation, MadeUpHost, otherProject} from './host';
import {type Command, readSiteCommands} from './siteCommands';

const commands = await readSiteCommands();

/** What belongs to the console, by its name, and folders to which an installation adds files. */
const isOurs = (entry: string): boolean =>
  !entry.startsWith(otherProject) && /opsimate|^\/(?:opt|home) /.test(entry);

/** What commands damaged that isn't the console's. */
function damagedBy(
  all: readonly Command[],
  folder: string,
  prepare: (host: MadeUpHost) => void,
): readonly string[] {
  const makeHost = (): MadeUpHost => {
    const made = new MadeUpHost();
    prepare(made);
    return made;
  };
  let host = makeHost();
  let before = host.entries();
  const found = all.flatMap(({place, script}) => {
    host.run(script, folder);
    const changes = damage(before, host.entries());
    if (changes.length > 0) {
      host.dispose();
      host = makeHost();
      before = host.entries();
    }
    return changes.filter((change) => !isOurs(change)).map((change) => `${place}: ${change}`);
  });
  host.dispose();
  return found;
}

function withoutInstallation(host: MadeUpHost): void {
  host.remove(installation);
  host.run('docker rm -f opsimate-backend opsimate-frontend', '/');
}

describe('no command of the site damages what is not the console’s', () => {
  it.each([
    ["in another project's folder", otherProject, () => undefined],
    ["in another project's folder, without an installation", otherProject, withoutInstallation],
    ['in the root folder', '/', () => undefined],
  ] as const)('%s', {timeout: 180_000}, (_where, folder, prepare) => {
    expect(damagedBy(commands, folder, prepare)).toEqual([]);
  });

  it('and one that does is found', () => {
    const careless = {place: 'here', script: 'cd /opt/nowhere\nrm -rf ./data .env'};
    expect(damagedBy([careless], otherProject, () => undefined)).toEqual([
      `here: ${otherProject}/.env is gone`,
      `here: ${otherProject}/data is gone`,
      `here: ${otherProject}/data/orders.txt is gone`,
    ]);
  });
});
