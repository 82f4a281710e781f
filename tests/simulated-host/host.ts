/**
 * A simulated Docker host in a temporary folder: the installation of the pages, another project with files of the same
 * names, and what every machine has. Commands run on it unchanged, with their absolute paths mapped into the folder, as
 * a user who can't change anything else, and with stubs for `docker`, `sudo`, and whatever accesses a network.
 */
import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {changedPaths, type Snapshot, type Entry, readFolderEntries} from './entries';

/** Where the pages install the console. */
export const installation = '/opt/opsimate';

/** Somebody else's project, with the same names of files and services. */
export const otherProject = '/srv/shop';

const programs = path.join(__dirname, 'programs');

/** Programs that would leave the simulated host. */
const unreachable = (
  'apt apt-get brew caddy corepack crontab dnf fail2ban-client git helm journalctl loginctl logger nc nginx npm ' +
  'npx ping pnpm reboot scp sftp sleep ss ssh-copy-id ssh-keyscan systemctl ufw useradd userdel usermod visudo wget'
).split(' ');

/** Folders of a machine that commands name by an absolute path. */
const roots = /(?<![\w$}./*-])\/(?=(?:etc|home|opt|root|srv|usr\/local|var|mnt)\b)|(?<=-C )\/(?=\s|$)/g;

/** What a shell finds on the simulated host, apart from builtins. */
const outside = new Set([...unreachable, ...readdirSync(programs), ...readdirSync('/usr/bin')]);
for (const builtin of ['[', 'echo', 'false', 'kill', 'printf', 'pwd', 'sh', 'test', 'time', 'true']) {
  outside.delete(builtin);
}

const programsIn = (script: string): readonly string[] =>
  [...new Set(script.match(/[\w.-]+/g))].filter((word) => outside.has(word));

const firstRun = Date.UTC(2026, 11, 1) / 1000;

/** `nobody`: a process that runs as root drops its privileges before it runs a command of a page. */
const nobody = 65_534;

const compose = (project: string): string =>
  `services:\n  backend:\n    image: ${project}/backend:0.0.53\n    container_name: ${project}-backend\n  frontend:\n    image: ${project}/frontend:0.0.53\n    container_name: ${project}-frontend\nvolumes:\n  database:\n    name: ${project}-database\n  private-keys:\n    name: ${project}-private-keys\n`;

const projectFiles = (folder: string, project: string): Readonly<Record<string, string>> => ({
  [`${folder}/docker-compose.yml`]: compose(project),
  [`${folder}/config.yml`]: `# Configuration of ${project}\n`,
  [`${folder}/.env`]: `JWT_SECRET=${project}\nAPI_TOKEN=${project}\n`,
});

/** Each with one row, and with the columns that commands name. */
const rows: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> = {
  users: {
    id: 1,
    email: 'ada@example.com',
    password_hash: 'hash',
    full_name: 'Ada',
    role: 'admin',
    created_at: '',
  },
  providers: {id: 1, provider_name: 'edge', provider_ip: '', private_key_filename: 'key-1', ssh_port: 22},
  alerts: {id: null, type: 'Grafana', tag: 'edge', alert_name: 'Down', is_dismissed: 0, updated_at: ''},
  alerts_archived: {id: 'a1', archived_at: '2026-01-01'},
  audit_logs: {
    id: 1,
    timestamp: '',
    action_type: 'UPDATE',
    resource_type: 'PROVIDER',
    resource_name: 'edge',
    details: '{}',
  },
  integrations: {id: 1, name: 'Grafana', type: 'Grafana', external_url: '', credentials: '{}'},
  secrets: {id: 1, secret_name: 'edge', secret_filename: 'key-1'},
  services: {id: 1, service_name: 'nginx', container_details: null},
  views: {id: 1, name: 'all', filters: '{}', visibleColumns: '{}', searchTerm: null},
  custom_actions: {id: 1, name: 'df', script: 'df', http_config: '', target: null},
  service_custom_field: {name: 'port'},
};

const tables = Object.entries(rows)
  .map(
    ([table, row]) =>
      `CREATE TABLE ${table} (${Object.keys(row).join()}); INSERT INTO ${table} VALUES (${Object.values(row)
        .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
        .join()});`,
  )
  .join(' ');

/** Somebody else's files that have the same names as the console's, or as files that commands write. */
const sameNames = (folder: string): Readonly<Record<string, string>> => ({
  ...projectFiles(folder, 'shop'),
  ...Object.fromEntries(
    [
      'data/orders.txt',
      'traefik/acme/acme.json',
      'before-restore.tar.gz',
      'backup-opsimate.sh',
      'ca.pem',
      'audit-unfinished.csv',
      'docker-compose.override.yml',
      'docker-compose.yml.before-upgrade',
      'export-audit-log.sh',
      'known-keys.txt',
      'opsimate_ed25519',
      'opsimate_ed25519.pub',
      'opsimate.conf',
    ].map((name) => [`${folder}/${name}`, `${name} of the shop\n`]),
  ),
});

const files: Readonly<Record<string, string>> = {
  ...projectFiles(installation, 'opsimate'),
  ...sameNames(otherProject),
  ...sameNames(''),
  '/etc/cron.d/shop': '0 3 * * * root /srv/shop/backup.sh\n',
  '/etc/nginx/nginx.conf': 'http {}\n',
  '/etc/passwd': 'root:x:0:0::/root:/bin/bash\n',
  '/home/ops/.ssh/authorized_keys': 'ssh-ed25519 AAAA ops@laptop\n',
  '/home/ops/data/letter.txt': 'A folder in a home\n',
  '/usr/local/bin/other': '#!/bin/sh\n',
  '/var/backups/shop/1.tar': 'Backup of the shop\n',
  '/var/lib/shop/shop.db': 'Database of the shop\n',
};

function writeAll(root: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(root + name), {recursive: true});
    writeFileSync(root + name, text);
  }
}

/** Makes the commands' user the owner of a file. */
function chownToNobody(file: string): void {
  if (process.getuid?.() === 0) {
    lchownSync(file, nobody, nobody);
  }
}

function addContainers(root: string, project: string): void {
  for (const part of ['backend', 'frontend']) {
    const container = `/docker/containers/${project}-${part}`;
    const data = `${container}/app/data`;
    const isBackend = part === 'backend';
    writeAll(root, {
      [`${container}/running`]: 'true\n',
      [`${container}/image`]: `${project}/${part}:0.0.53\n`,
      [`${container}/mounts`]: isBackend
        ? ['database', 'private-keys'].map((name) => `/app/data/${name} ${root}${data}/${name}\n`).join('')
        : '',
      [`/docker/images/${project}_${part}:0.0.53`]: '',
      ...(isBackend && {
        [`${data}/private-keys/key-1`]: `Key of ${project}\n`,
        [`/docker/volumes/${project}-database`]: `${root}${data}/database\n`,
        [`/docker/volumes/${project}-private-keys`]: `${root}${data}/private-keys\n`,
      }),
    });
  }
}

/** Whether a path indicates a container's state. */
export const isState = (name: string): boolean =>
  /^\/docker\/containers\/[^/]+\/(?:image|running)$/.test(name);

/** What a command printed, and how it ended. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Something that goes wrong with one of a command's steps, as `steps.sh` names both. */
export interface InjectedFault {
  readonly kind: 'fails' | 'disconnects';
  readonly step: string;
}

/** What a command encounters, apart from what's on the host. */
export interface Circumstances {
  /** What the reader types. */
  readonly input?: string;
  readonly trouble?: InjectedFault;
  /** Variables that earlier commands set. */
  readonly variables?: Readonly<Record<string, string>>;
}

export class SimulatedHost {
  readonly root = mkdtempSync(path.join(tmpdir(), 'simulated-host-'));
  /** The folder of the database in the backend's container. */
  readonly database = `/docker/containers/opsimate-backend/app/data/database`;
  private known: Snapshot = new Map();
  private runs = 0;

  constructor() {
    const {root} = this;
    writeAll(root, files);
    addContainers(root, 'opsimate');
    addContainers(root, 'shop');
    writeAll(root, {'/docker/containers/shop-backend/app/data/database/shop.db': 'Database of the shop\n'});
    mkdirSync(root + this.database, {recursive: true});
    this.makeDatabase(`${this.database}/opsimate.db`);
    mkdirSync(`${root}/bin`);
    for (const name of readdirSync(programs)) {
      symlinkSync(path.join(programs, name), `${root}/bin/${name}`);
    }
    for (const name of unreachable) {
      symlinkSync(path.join(programs, 'nothing'), `${root}/bin/${name}`);
    }
    chmodSync(root, 0o755);
    for (const name of ['', ...readdirSync(root, {recursive: true, encoding: 'utf8'})]) {
      chownToNobody(path.join(root, name));
    }
  }

  /** Creates a database with one user, replacing an existing one. */
  makeDatabase(file: string, statements = tables): void {
    rmSync(this.root + file, {force: true});
    const {stderr, status} = spawnSync('sqlite3', [this.root + file, statements], {encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`sqlite3 couldn't make ${file}: ${stderr}`);
    }
    chownToNobody(this.root + file);
  }

  /**
   * Runs commands in a folder, in a shell without the reader's other variables, or a script that was saved in the
   * installation's folder.
   */
  run(script: string, folder: string, {input = '', trouble, variables}: Circumstances = {}): Outcome {
    const moved = script.replace(roots, `${this.root}/`);
    const name = script.startsWith('#!') ? [`${this.root}${installation}/script.sh`] : [];
    this.runs += 1;
    rmSync(`${this.root}/bin/steps`, {force: true});
    const {status, stdout, stderr} = spawnSync('bash', ['-c', moved, ...name], {
      cwd: this.root + folder,
      input,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        HOME: `${this.root}/home/ops`,
        PATH: `${this.root}/bin:/usr/bin:/bin`,
        MADE_UP_HOST: this.root,
        MADE_UP_TIME: String(firstRun + 60 * this.runs),
        TMPDIR: `${this.root}/home`,
        LC_ALL: 'C',
        // Otherwise, bash mistakes the test for an SSH connection, and doesn't read the file.
        SHLVL: '1',
        BASH_ENV: path.join(__dirname, 'steps.sh'),
        PROGRAMS: programsIn(script).join(' '),
        ...variables,
        ...(trouble !== undefined && {TROUBLE: trouble.kind, TROUBLED_STEP: trouble.step}),
      },
      ...(process.getuid?.() === 0 && {uid: nobody, gid: nobody}),
    });
    return {status, stdout: this.withoutRoot(stdout), stderr: this.withoutRoot(stderr)};
  }

  /** Everything on the host, except for the log of calls. */
  takeSnapshot(): Snapshot {
    this.known = readFolderEntries(this.root, '/bin', this.known);
    return this.known;
  }

  /** The steps of the last command. */
  steps(): readonly string[] {
    const file = `${this.root}/bin/steps`;
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  }

  /** Restores everything, including the clock. */
  reset(entries: Snapshot): void {
    for (const name of changedPaths(entries, this.takeSnapshot())) {
      const entry = entries.get(name);
      const file = this.root + name;
      if (entry?.text !== undefined || entry === undefined) {
        rmSync(file, {recursive: true, force: true});
      }
      if (entry !== undefined) {
        this.bringBack(file, entry);
      }
    }
    this.runs = 0;
  }

  private bringBack(file: string, {mode, text}: Entry): void {
    if (text === undefined) {
      mkdirSync(file, {recursive: true});
    } else {
      writeFileSync(file, text, 'latin1');
    }
    chmodSync(file, mode);
    chownToNobody(file);
  }

  has(file: string): boolean {
    return lstatSync(this.root + file, {throwIfNoEntry: false}) !== undefined;
  }

  read(file: string): string {
    return readFileSync(this.root + file, 'utf8');
  }

  write(file: string, text: string): void {
    const parent = mkdirSync(path.dirname(this.root + file), {recursive: true});
    writeFileSync(this.root + file, text);
    for (const name of parent === undefined
      ? []
      : [parent, ...readdirSync(parent, {recursive: true, encoding: 'utf8'})]) {
      chownToNobody(path.resolve(parent ?? '', name));
    }
    chownToNobody(this.root + file);
  }

  /** Adds a program that takes precedence over the machine's own program of that name. */
  addProgram(name: string, script: string): void {
    const file = `${this.root}/bin/${name}`;
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  }

  remove(file: string): void {
    rmSync(this.root + file, {recursive: true});
  }

  /** Removes a file or the contents of a folder, or empties a file. */
  spoil(name: string, isMissing: boolean): void {
    const file = this.root + name;
    const isFile = lstatSync(file).isFile();
    rmSync(file, {recursive: true});
    if (!isMissing) {
      if (isFile) {
        this.write(name, '');
      } else {
        mkdirSync(file);
        chownToNobody(file);
      }
    }
  }

  private withoutRoot(text: string): string {
    return text.replaceAll(this.root, '');
  }
}
