/**
 * Files that readers have in the middle of the pages' procedures: backups, files to move, and an installation from
 * source.
 */
import {installation, type SimulatedHost} from './host';

const saved = '/var/backups/opsimate/20261120T021500Z';
const home = '/home/ops';

const config = '# Configuration of opsimate\n';

const texts: Readonly<Record<string, string>> = {
  [`${installation}/docker-compose.yml.before-upgrade`]:
    'services: {backend: {\n  image: opsimate/backend:0.0.50}}\n',
  [`${installation}/Caddyfile`]: 'opsimate.example.com {}\n',
  [`${installation}/traefik/acme/acme.json`]: '{}\n',
  [`${installation}/ca.pem`]: 'Certificate\n',
  ...Object.fromEntries(
    ['backup-opsimate.sh', 'opsimate-backup.service', 'opsimate-backup.timer', 'opsimate.conf'].map(
      (name) => [`${installation}/${name}`, `#!/bin/sh\necho Saved by ${name}\n`],
    ),
  ),
  [`${installation}/opsimate_ed25519.pub`]: 'ssh-ed25519 AAAA opsimate\n',
  [`${saved}/config.yml`]: config,
  [`${home}/opsimate_ed25519.pub`]: 'ssh-ed25519 AAAA opsimate\n',
  [`${home}/opsimate-move/config.yml`]: config,
  [`${home}/opsimate-move/docker-compose.yml`]: 'services: {}\n',
  [`${home}/KEY_FILE`]: 'Private key\n',
  '/home/opsimate/.ssh/authorized_keys': 'ssh-ed25519 BBBB another key\n',
  '/etc/opsimate/config.yml': config,
  '/etc/opsimate/opsimate.env': 'JWT_SECRET=opsimate\n',
  '/etc/caddy/Caddyfile': 'shop.example.com {}\n',
  '/etc/cron.d/opsimate-backup': '15 2 * * * root /usr/local/sbin/backup-opsimate.sh /opt/opsimate\n',
  '/etc/nginx/conf.d/shop.conf': 'server {}\n',
  '/etc/systemd/system/opsimate-backend.service': '[Service]\n',
  '/etc/systemd/system/shop.service': '[Service]\n',
  '/usr/local/bin/opsimate-alert': '#!/bin/sh\n',
  '/usr/local/bin/opsimate-log-check': '#!/bin/sh\n',
  '/usr/local/lib/opsimate-alert.sh': '# Functions\n',
  '/usr/local/lib/opsimate-alertmanager.py': '# Program\n',
  '/usr/local/sbin/backup-opsimate.sh': '#!/bin/sh\n',
  '/var/lib/opsimate/private-keys/key-1': 'Key of opsimate\n',
};

/** Adds them to a host. */
export function addReadersFiles(host: SimulatedHost): void {
  for (const [name, text] of Object.entries(texts)) {
    host.write(name, text);
  }
  const app = `${host.root}${host.database}/../..`;
  host.run(
    `docker run --rm --volumes-from opsimate-backend --entrypoint tar image -czf - -C /app data > ${saved}/data.tar.gz
chmod 600 ${home}/KEY_FILE
mkdir -p /var/lib/opsimate/database
cp ${host.root}${host.database}/opsimate.db /var/lib/opsimate/database
cp ${host.root}${host.database}/opsimate.db ${home}/DATABASE
tar -czf ${saved}.tar.gz -C / etc/opsimate var/lib/opsimate
tar -cf ${home}/opsimate-deployment.tar -C ${installation} .env config.yml docker-compose.yml
mkdir -p ${app}/apps
cp -r ${app}/data ${app}/apps
touch ${app}/data/private-keys/made-up-answer
docker run -d --name opsimate image`,
    installation,
  );
}

/** Adds what exists in the middle of an upgrade, or of a rescue: the old containers, data of an old release, a copy. */
export function addOldParts(host: SimulatedHost): void {
  const app = `${host.root}${host.database}/../..`;
  host.run(
    `for NAME in opsimate opsimate-backend opsimate-frontend; do docker run -d --name $NAME-old image; done
echo images > ${home}/opsimate-0.0.53.tar.gz
cp -r ${app}/data ${home}/opsimate-rescued
sqlite3 ${app}/data/database/opsimate.db "ALTER TABLE alerts DROP COLUMN type; ALTER TABLE secrets RENAME COLUMN secret_filename TO secret_path; UPDATE secrets SET secret_path = '/app/data/private-keys/key-1'"`,
    '/',
  );
}
