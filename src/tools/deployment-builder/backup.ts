import {product} from '@site/src/site/product';
import type {Answers} from './answers';
import {type DeploymentFile, fileModes, fileText} from './file';

const {slug, name} = product;

export const backupScriptPath = `backup-${slug}.sh`;

/** The copy that root runs: anyone who can write to the installation's folder could change the script there. */
export const installedScriptPath = `/usr/local/sbin/${backupScriptPath}`;

/** A script that saves data and configuration while the backend is stopped. @param files what's saved besides the data */
export function backupScript({folder}: Answers, files: readonly string[]): DeploymentFile {
  return {
    name: backupScriptPath,
    mode: fileModes.executable,
    purpose:
      'Saves the database, the keys, and the configuration while the backend is stopped for a few seconds. It leaves out `.env` on purpose, and never deletes old backups.',
    text: fileText([
      '#!/bin/sh',
      `# Saves ${name} to a new folder in /var/backups/${slug}. Run the installed copy as root: sudo ${installedScriptPath} ${folder}`,
      "# It leaves out .env, because a backup together with its key is as good as unencrypted. It doesn't delete old backups.",
      'set -eu',
      'umask 077',
      'cd "${1:-$(dirname "$0")}"',
      `if ! grep -qs -e '${slug}/' -e '^ENCRYPTION_KEY=' docker-compose.yml .env; then`,
      '  echo "No installation in $PWD. Pass its folder: $0 FOLDER" >&2',
      '  exit 1',
      'fi',
      `CONTAINER=${slug}-backend`,
      '# Later releases have a worker that writes to the same database.',
      `WORKER=${slug}-worker`,
      `TARGET=/var/backups/${slug}/$(date -u +%Y%m%dT%H%M%SZ)`,
      '# If the backup fails, a folder with this name is left behind.',
      'PART=$TARGET.unfinished',
      "# The copy is made with the backend's own image, so nothing is downloaded.",
      `IMAGE=$(docker inspect --format '{{.Image}}' "$CONTAINER")`,
      '# Docker deletes such a container, and its anonymous volumes, when it stops.',
      `if [ "$(docker inspect --format '{{.HostConfig.AutoRemove}}' "$CONTAINER")" = true ]; then`,
      '  echo "$CONTAINER was started with --rm. Copy its data out before you stop it." >&2',
      '  exit 1',
      'fi',
      'mkdir -p "$PART"',
      '# Restarts the containers that were running, unless the machine goes down or the script is killed.',
      'STOPPED=',
      `trap 'for NAME in $STOPPED; do docker start "$NAME" || true; done' EXIT`,
      `trap 'exit 1' HUP INT TERM`,
      'for NAME in "$WORKER" "$CONTAINER"; do',
      `  if [ "$(docker inspect --format '{{.State.Running}}' "$NAME" 2> /dev/null || true)" = true ]; then`,
      '    STOPPED="$NAME $STOPPED"',
      '    docker stop "$NAME"',
      '  fi',
      'done',
      `docker run --rm --network none --volumes-from "$CONTAINER:ro" --entrypoint tar "$IMAGE" -czf - -C /app data > "$PART/data.tar.gz"`,
      `if [ "$(tar -xzOf "$PART/data.tar.gz" data/database/${slug}.db | head -c 15)" != 'SQLite format 3' ]; then`,
      '  echo "The copy has no database. Check where the data really is." >&2',
      '  exit 1',
      'fi',
      `for FILE in ${files.join(' ')}; do`,
      '  if [ -f "$FILE" ]; then cp "$FILE" "$PART"; fi',
      'done',
      'mv "$PART" "$TARGET"',
      'echo "Saved $TARGET: $(ls -m "$TARGET")"',
    ]),
  };
}

/** The unit that systemd starts every day. */
export const backupUnit = `${slug}-backup`;

/** The systemd units that run the backup script once a day. */
export function backupTimer({backupTime, folder}: Answers): readonly DeploymentFile[] {
  return [
    {
      name: `${backupUnit}.service`,
      mode: fileModes.readable,
      purpose: `Runs the backup script as root. Its output is in \`journalctl --unit ${backupUnit}\`.`,
      text: fileText([
        '[Unit]',
        `Description=${name} backup`,
        'Wants=docker.service',
        'After=docker.service',
        '',
        '[Service]',
        'Type=oneshot',
        `ExecStart=/bin/sh ${installedScriptPath} ${folder}`,
      ]),
    },
    {
      name: `${backupUnit}.timer`,
      mode: fileModes.readable,
      purpose: `Starts the backup at ${backupTime} every day, or after the next boot if the machine was off at that time.`,
      text: fileText([
        '[Unit]',
        `Description=Daily ${name} backup`,
        '',
        '[Timer]',
        "# In the machine's own time zone.",
        `OnCalendar=*-*-* ${backupTime}:00`,
        '# Makes up for a run that was missed while the machine was off.',
        'Persistent=true',
        '',
        '[Install]',
        'WantedBy=timers.target',
      ]),
    },
  ];
}
