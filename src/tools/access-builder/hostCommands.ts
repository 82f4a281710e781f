/** A command that the backend runs on a host, over SSH and without a terminal. */
export interface HostCommand {
  readonly purpose: string;
  /** As it's run: `NAME` is a container, `UNIT` a unit, and `\t` a real tab. */
  readonly command: string;
  /** What's put behind the command in the table, in Markdown. */
  readonly remark?: string;
  /** Repeated with `sudo` after a refusal. */
  readonly isRetried: boolean;
}

/** Every command that the backend runs on a host, compared with `tests/facts/host-commands.tsv`. */
export const hostCommands: readonly HostCommand[] = [
  {
    purpose: 'Test Connection',
    command: 'echo "Connection test"',
    isRetried: false,
  },
  {
    purpose: 'Find out whether Docker is there, every 10 seconds',
    command: 'docker --version',
    isRetried: false,
  },
  {
    purpose: 'Find containers, every 10 seconds',
    command: 'docker ps -a --format "{{.Names}}\t{{.Status}}\t{{.Image}}"',
    remark: 'with real tabs',
    isRetried: true,
  },
  {
    purpose: 'Start a container',
    command: 'docker start NAME',
    isRetried: true,
  },
  {
    purpose: 'Stop a container',
    command: 'docker stop NAME',
    isRetried: true,
  },
  {
    purpose: 'Container logs',
    command: 'docker logs --since 1h NAME 2>&1 | grep -i err | tail -n 10',
    remark: 'which never fails, because `tail` runs last',
    isRetried: false,
  },
  {
    purpose: 'Unit status, every 10 seconds',
    command: 'systemctl is-active UNIT',
    isRetried: true,
  },
  {
    purpose: 'Unit status, if that prints something other than `active`',
    command: 'systemctl status UNIT --no-pager -l',
    isRetried: true,
  },
  {
    purpose: 'Start a unit',
    command: 'systemctl start UNIT',
    isRetried: true,
  },
  {
    purpose: 'Stop a unit',
    command: 'systemctl stop UNIT',
    isRetried: true,
  },
  {
    purpose: 'Unit logs',
    command: 'journalctl -u UNIT --since "24 hours ago" --no-pager',
    isRetried: true,
  },
];
