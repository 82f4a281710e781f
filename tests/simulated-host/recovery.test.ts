/** Backups, restores, and deletions, run on a simulated host in the states in which they'd do harm. */
import {beforeEach, describe, expect, it} from 'vitest';
import {initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {backupScript} from '@site/src/tools/deployment-builder/backup';
import {guideSteps} from '@site/src/tools/deployment-builder/guide';
import {blockOf, blockWith} from '../deployment/pageBlocks';
import {changedPaths, type Snapshot} from './entries';
import {installation, isState, SimulatedHost, otherProject} from './host';

const backupPage = 'operations/backup-restore';
const database = '/docker/containers/opsimate-backend/app/data/database/opsimate.db';
const key = '/docker/containers/opsimate-backend/app/data/private-keys/key-1';
const answers = {...initialAnswers(), folder: installation};
const cold = backupScript(answers, ['config.yml', 'docker-compose.yml']).text;
const hot = blockOf(backupPage, 'backup-opsimate-hot.sh');
const restore = blockWith('_partials/_restore-data', 'before-restore');
const checkRestore = blockWith('_partials/_restore-data', 'integrity_check');

let host: SimulatedHost;

beforeEach(() => {
  host = new SimulatedHost();
});

/** Makes a backup, and returns its folder. */
function save(script = cold): string {
  const {stdout} = host.run(script, '/');
  const [, folder = ''] =
    /^Saved (\S+): config\.yml, data\.tar\.gz, docker-compose\.yml$/m.exec(stdout) ?? [];
  expect(folder).not.toBe('');
  return folder;
}

/** What existed before and is gone or different, apart from whether containers run. */
function damaged(before: Snapshot): readonly string[] {
  return changedPaths(before, host.takeSnapshot()).filter((name) => before.has(name) && !isState(name));
}

/** Folders that look like a complete backup. */
function finished(): readonly string[] {
  return [...host.takeSnapshot().keys()].filter((name) => /^\/var\/backups\/opsimate\/[^/.]+$/.test(name));
}

function restored(from: string): ReturnType<SimulatedHost['run']> {
  return host.run(restore.replace(/SAVED=\S+/, `SAVED=${from}`), '/home/ops');
}

function userNames(): string {
  return host
    .run(`sqlite3 -readonly ${host.root}${database} 'SELECT full_name FROM users'`, '/')
    .stdout.trim();
}

describe.each([
  ['the backup script', cold],
  ['the hot backup script', hot],
])('%s', (_name, script) => {
  it('saves the database, the keys, and the configuration, from any folder, and leaves everything as it was', () => {
    const before = host.takeSnapshot();
    const folder = save(script);
    expect(damaged(before)).toEqual([]);
    const {stdout} = host.run(`tar -tzf ${folder}/data.tar.gz`, '/');
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['data/database/opsimate.db', 'data/private-keys/key-1']),
    );
    expect(host.read(`${folder}/config.yml`)).toBe(host.read(`${installation}/config.yml`));
    expect(host.read('/docker/containers/opsimate-backend/running')).toBe('true\n');
  });

  it.each([
    ['the database is missing', () => host.remove(database)],
    ['the database is empty', () => host.write(database, '')],
    ['the container is gone', () => host.run('docker rm opsimate-backend', '/')],
  ])("says that it saved nothing if %s, and doesn't create a database", (_state, prepare) => {
    prepare();
    const {status, stdout} = host.run(script, '/');
    expect(status).not.toBe(0);
    expect(stdout).not.toContain('Saved');
    expect(host.has('/opsimate.db')).toBe(false);
    expect(finished()).toEqual([]);
  });

  it("refuses another project's folder, and says how to call it", () => {
    const {status, stdout, stderr} = host.run(`set -- ${otherProject}\n${script}`, '/');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`No installation in ${otherProject}. Pass its folder:`);
  });

  it('leaves nothing that looks like a backup if it is interrupted, and the backend running', () => {
    host.addProgram('tar', 'kill -TERM "$SCRIPT"');
    const {status, stdout} = host.run(`export SCRIPT=$$\n${script}`, '/');
    expect(status).not.toBe(0);
    expect(stdout).not.toContain('Saved');
    expect(finished()).toEqual([]);
    expect(host.read('/docker/containers/opsimate-backend/running')).toBe('true\n');
  });
});

it("the backup script doesn't stop a container that Docker would then delete", () => {
  host.write('/docker/containers/opsimate-backend/auto-remove', '');
  const before = host.takeSnapshot();
  const {status, stderr} = host.run(cold, '/');
  expect([status, stderr]).toEqual([
    1,
    'opsimate-backend was started with --rm. Copy its data out before you stop it.\n',
  ]);
  expect(changedPaths(before, host.takeSnapshot())).toEqual([]);
});

describe('the hot backup script', () => {
  it("says that it saved nothing if no volume has the database, and doesn't create one", () => {
    host.write('/docker/containers/opsimate-backend/mounts', '');
    const {status, stdout} = host.run(hot, '/');
    expect([status === 0, stdout.includes('Saved'), host.has('/opsimate.db')]).toEqual([false, false, false]);
  });
});

describe('the restore', () => {
  it('brings the saved data back and keeps what was there, and a second run keeps the first copy, too', () => {
    const folder = save();
    host.makeDatabase(database, "CREATE TABLE users (full_name TEXT); INSERT INTO users VALUES ('Bea');");
    host.write(key, 'Another key\n');
    expect(restored(folder).stdout).toMatch(/^Restored$/m);
    expect(userNames()).toBe('Ada');
    expect(host.read(key)).toBe('Key of opsimate\n');
    expect(host.run(checkRestore, '/').stdout).toBe('1\nok\n');
    const archives = [...host.takeSnapshot().keys()].filter((name) =>
      name.startsWith('/var/backups/opsimate/before'),
    );
    expect(archives).toHaveLength(1);
    const {stdout} = host.run(`tar -xzOf ${archives[0] ?? ''} data/private-keys/key-1`, '/');
    expect(stdout).toBe('Another key\n');
  });

  it.each([
    [
      'is cut off',
      (folder: string) =>
        host.write(`${folder}/data.tar.gz`, host.read(`${folder}/data.tar.gz`).slice(0, 90)),
    ],
    [
      'has no database',
      (folder: string) => {
        host.run(`tar -czf ${folder}/data.tar.gz -C ${otherProject} data`, '/');
      },
    ],
  ])('changes nothing if the archive %s', (_state, prepare) => {
    const folder = save();
    prepare(folder);
    const before = host.takeSnapshot();
    const {status, stdout} = restored(folder);
    expect([status === 0, stdout.includes('Restored')]).toEqual([false, false]);
    expect(damaged(before)).toEqual([]);
  });
});

describe('uninstalling a Compose installation', () => {
  const uninstall = blockWith('operations/uninstall-move', 'docker compose down --volumes\n');

  it('deletes the console and nothing else, and a second run deletes nothing', () => {
    const before = host.takeSnapshot();
    host.run(uninstall, otherProject);
    expect(host.has(database)).toBe(false);
    expect(host.has(`${installation}/.env`)).toBe(false);
    const left = damaged(before).filter((name) => !name.includes('opsimate'));
    expect(left).toEqual([]);
    const once = host.takeSnapshot();
    expect(host.run(uninstall, otherProject).status).not.toBe(0);
    expect(damaged(once)).toEqual([]);
  });

  it("stops before it deletes anything if the folder has another project's Compose file", () => {
    host.write(`${installation}/docker-compose.yml`, host.read(`${otherProject}/docker-compose.yml`));
    const before = host.takeSnapshot();
    expect(host.run(uninstall, '/').status).not.toBe(0);
    expect(damaged(before)).toEqual([]);
  });
});

describe('the upgrade', () => {
  const changeTags = blockWith('operations/upgrade', 'docker-compose.yml.before-upgrade\n');

  it('keeps the Compose file with the old tags, however often the step is run', () => {
    const file = `${installation}/docker-compose.yml`;
    const old = host.read(file).replaceAll(':0.0.53', ':0.0.50');
    host.write(file, old);
    for (const _ of [1, 2]) {
      expect(host.run(changeTags, installation).stdout).toMatch(/backend:0\.0\.53\n.*frontend:0\.0\.53\n/);
    }
    expect(host.read(`${file}.before-upgrade`)).toBe(old);
    expect(host.read(file)).toBe(old.replaceAll(':0.0.50', ':0.0.53'));
  });

  it.each([':${TAG}', '', ':0.0.53@sha256:ab12'])(
    'keeps it, too, when the image of the frontend is opsimate/frontend%s',
    (ending) => {
      const file = `${installation}/docker-compose.yml`;
      const frontend = `opsimate/frontend${ending}\n`;
      const old = host
        .read(file)
        .replace('backend:0.0.53', 'backend:0.0.50')
        .replace('opsimate/frontend:0.0.53\n', frontend);
      host.write(file, old);
      host.run(changeTags, installation);
      const edited = host.read(file).replace(/opsimate\/frontend:0\.0\.53\n/, frontend);
      host.write(file, edited);
      host.run(changeTags, installation);
      expect(host.read(`${file}.before-upgrade`)).toBe(old);
      expect(host.read(file)).toBe(edited);
    },
  );
});

describe('the only admin', () => {
  const setPassword = blockWith('user-management/register-login', 'NEW_PASSWORD');
  const makeAdmin = blockWith('user-management/register-login', "SET role = 'admin'");

  it('gets a number that says whether the user existed', () => {
    expect(host.run(makeAdmin, '/').stdout).toBe('1\n');
    expect(host.run(makeAdmin.replace('USER_ID=1', 'USER_ID=7'), '/').stdout).toBe('0\n');
    host.remove(database);
    expect(host.run(makeAdmin, '/').stdout).toBe('');
    expect(host.has(database)).toBe(false);
  });

  it('keeps the password if the new one is too short or nothing hashes it', () => {
    const before = host.takeSnapshot();
    host.run(setPassword, '/', {input: 'short\n'});
    host.run('docker stop opsimate-backend', '/');
    host.run(setPassword, '/', {input: 'long enough\n'});
    expect(damaged(before)).toEqual([]);
  });
});

describe('the archive of the deployment builder', () => {
  const [unpack = ''] = guideSteps(answers)
    .flatMap(({parts}) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.run])))
    .filter((command) => command.includes('tar --'));
  const archive = '/home/ops/opsimate-deployment.tar';

  beforeEach(() => {
    host.write('/home/ops/new/.env', 'JWT_SECRET=new\n');
    host.write('/home/ops/new/opsimate.conf', 'server {}\n');
    host.run(`tar -cf ${archive} -C /home/ops/new .env opsimate.conf`, '/');
  });

  it('is gone after it was unpacked, whether or not files existed, and existing files keep their contents', () => {
    const env = host.read(`${installation}/.env`);
    const {stderr} = host.run(unpack, '/home/ops');
    expect(host.has(archive)).toBe(false);
    expect(stderr).toContain('.env');
    expect(host.read(`${installation}/.env`)).toBe(env);
    expect(host.read(`${installation}/opsimate.conf`)).toBe('server {}\n');
  });

  it('stays if it could not be unpacked', () => {
    host.write(archive, 'no archive');
    host.run(unpack, '/home/ops');
    expect(host.has(archive)).toBe(true);
  });
});
