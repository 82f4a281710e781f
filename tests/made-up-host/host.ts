/**
 * A Docker host made to order, in a temporary folder: the installation of the pages, another project whose files have the
 * same names, and what every machine has. Commands run on it as they are, with their absolute paths moved into the folder,
 * as a user who can change nothing else, and with stand-ins for `docker`, `sudo`, and whatever reaches a network.
 */
import {spawnSync} from 'node:child_process';
import {
  chmodSync,
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

/** Where the pages install the console. */
export const installation = '/opt/opsimate';

/** A project of somebody else, with the same names of files and services. */
export const otherProject = '/srv/shop';

const programs = path.join(__dirname, 'programs');

/** Programs that would leave the made-up host. */
const unreachable = (
  'apt apt-get brew caddy corepack crontab curl dnf fail2ban-client git helm journalctl kubectl loginctl logger nc nginx node npm ' +
  'npx openssl ping pnpm reboot scp sftp sleep ss ssh ssh-copy-id ssh-keygen ssh-keyscan systemctl ufw useradd userdel usermod visudo wget'
).split(' ');

/** Folders of a machine that commands name by an absolute path. */
const roots = /(?<![\w$}./*-])\/(?=(?:etc|home|opt|root|srv|usr\/local|var|mnt)\b)/g;

/** Nobody: a process of root gives its rights away before it runs a command of a page. */
const nobody = 65_534;

const compose = (project: string): string =>
  `services:\n  backend:\n    image: ${project}/backend:0.0.53\n    container_name: ${project}-backend\n  frontend:\n    image: ${project}/frontend:0.0.53\n    container_name: ${project}-frontend\nvolumes:\n  database:\n    name: ${project}-database\n  private-keys:\n    name: ${project}-private-keys\n`;

const projectFiles = (folder: string, project: string): Readonly<Record<string, string>> => ({
  [`${folder}/docker-compose.yml`]: compose(project),
  [`${folder}/config.yml`]: `# Configuration of ${project}\n`,
  [`${folder}/.env`]: `JWT_SECRET=${project}\nAPI_TOKEN=${project}\n`,
});

const tables =
  "CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT, password_hash TEXT, full_name TEXT, role TEXT, created_at TEXT); INSERT INTO users VALUES (1, 'ada@example.com', 'hash', 'Ada', 'admin', '2026-01-01'); CREATE TABLE providers (id INTEGER PRIMARY KEY, provider_name TEXT); CREATE TABLE alerts (id TEXT PRIMARY KEY, type TEXT);";

const files: Readonly<Record<string, string>> = {
  ...projectFiles(installation, 'opsimate'),
  ...projectFiles(otherProject, 'shop'),
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
      'opsimate.conf',
    ].map((name) => [`${otherProject}/${name}`, `${name} of the shop\n`]),
  ),
  '/data/photos.txt': 'A folder of the root\n',
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
function giveAway(file: string): void {
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

/** A file with its mode and text, or a folder with its mode. */
function describeEntry(file: string): string {
  const entry = lstatSync(file);
  const mode = (entry.mode & 0o7777).toString(8);
  return entry.isFile() ? `${mode} ${readFileSync(file, 'latin1')}` : mode;
}

/** What a command printed, and how it ended. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class MadeUpHost {
  readonly root = mkdtempSync(path.join(tmpdir(), 'made-up-host-'));
  /** The folder of the database in the backend's container. */
  readonly database = `/docker/containers/opsimate-backend/app/data/database`;

  constructor() {
    const {root} = this;
    writeAll(root, files);
    addContainers(root, 'opsimate');
    addContainers(root, 'shop');
    writeAll(root, {'/docker/containers/shop-backend/app/data/database/shop.db': 'Database of the shop\n'});
    mkdirSync(root + this.database, {recursive: true});
    this.makeDatabase(`${this.database}/opsimate.db`);
    mkdirSync(`${root}/bin`);
    for (const name of readdirSync(programs).filter((each) => each !== 'nothing')) {
      symlinkSync(path.join(programs, name), `${root}/bin/${name}`);
    }
    for (const name of unreachable) {
      symlinkSync(path.join(programs, 'nothing'), `${root}/bin/${name}`);
    }
    chmodSync(root, 0o755);
    for (const name of ['', ...readdirSync(root, {recursive: true, encoding: 'utf8'})]) {
      giveAway(path.join(root, name));
    }
  }

  /** Makes a database with one user, in the place of an existing one. */
  makeDatabase(file: string, statements = tables): void {
    rmSync(this.root + file, {force: true});
    const {stderr, status} = spawnSync('sqlite3', [this.root + file, statements], {encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`sqlite3 couldn't make ${file}: ${stderr}`);
    }
    giveAway(this.root + file);
  }

  /** Runs commands in a folder, in a shell that has nothing set, or a script that was saved in the installation's folder. */
  run(script: string, folder: string, input = ''): Outcome {
    const moved = script.replace(roots, `${this.root}/`);
    const name = script.startsWith('#!') ? [`${this.root}${installation}/script.sh`] : [];
    const {status, stdout, stderr} = spawnSync('bash', ['-c', moved, ...name], {
      cwd: this.root + folder,
      input,
      encoding: 'utf8',
      timeout: 20_000,
      env: {
        HOME: `${this.root}/home/ops`,
        PATH: `${this.root}/bin:/usr/bin:/bin`,
        MADE_UP_HOST: this.root,
        TMPDIR: `${this.root}/home`,
        LC_ALL: 'C',
      },
      ...(process.getuid?.() === 0 && {uid: nobody, gid: nobody}),
    });
    return {status, stdout: this.withoutRoot(stdout), stderr: this.withoutRoot(stderr)};
  }

  /**
   * Everything on the host, by path: the mode of a folder, the mode and the text of a file. Whether a container runs, or
   * has been made again, is nothing that gets lost.
   */
  entries(): ReadonlyMap<string, string> {
    const names = readdirSync(this.root, {recursive: true, encoding: 'utf8'}).filter(
      (name) =>
        !name.startsWith('bin') && !/^docker\/(?:log$|containers\/[^/]+\/(?:image|running)$)/.test(name),
    );
    return new Map(
      names.map((name) => [`/${name}`, this.withoutRoot(describeEntry(path.join(this.root, name)))]),
    );
  }

  has(file: string): boolean {
    return lstatSync(this.root + file, {throwIfNoEntry: false}) !== undefined;
  }

  read(file: string): string {
    return readFileSync(this.root + file, 'utf8');
  }

  write(file: string, text: string): void {
    writeAll(this.root, {[file]: text});
    giveAway(this.root + file);
  }

  /** Puts a program in front of the machine's own of that name. */
  addProgram(name: string, script: string): void {
    const file = `${this.root}/bin/${name}`;
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  }

  remove(file: string): void {
    rmSync(this.root + file, {recursive: true});
  }

  dispose(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  private withoutRoot(text: string): string {
    return text.replaceAll(this.root, '');
  }
}

/** What's different from before: files and folders that are gone, or that have another mode or text. */
export function damage(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...before].flatMap(([file, entry]) => {
    const now = after.get(file);
    if (now === undefined) {
      return [`${file} is gone`];
    }
    return now === entry ? [] : [`${file} has changed`];
  });
}
