import {product} from '@site/src/site/product';
import type {Answers} from './answers';
import {installedScriptPath} from './backupScript';
import {type DeploymentFile, modes, textOf} from './file';

const {slug, name} = product;

/** The unit that systemd starts every day. */
export const backupUnit = `${slug}-backup`;

/** The systemd units that run the backup script once a day. */
export function backupTimer({backupTime, folder}: Answers): readonly DeploymentFile[] {
  return [
    {
      path: `${backupUnit}.service`,
      mode: modes.readable,
      purpose: `Runs the backup script as root. Its output is in \`journalctl --unit ${backupUnit}\`.`,
      text: textOf([
        '[Unit]',
        `Description=Backup of ${name}`,
        'Wants=docker.service',
        'After=docker.service',
        '',
        '[Service]',
        'Type=oneshot',
        `ExecStart=/bin/sh ${installedScriptPath} ${folder}`,
      ]),
    },
    {
      path: `${backupUnit}.timer`,
      mode: modes.readable,
      purpose: `Starts the backup at ${backupTime} every day, or after the next start if the machine was off at that time.`,
      text: textOf([
        '[Unit]',
        `Description=Daily backup of ${name}`,
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
