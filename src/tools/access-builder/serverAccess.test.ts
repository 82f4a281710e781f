import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {codeBlocksOf, parseDocPage} from '@site/tests/checks/docs/page';
import {shellFaults, sudoersFault} from '@site/tests/support/programs';
import {
  accountCommands,
  groupsFor,
  hostCheckCommands,
  keyCommands,
  keyOptions,
  polkitFile,
  remoteCheckCommands,
  sudoersFile,
} from './serverAccess';
import {defaultServerFields, type ServerFields} from './serverFields';

function fieldsWith(changes: Partial<ServerFields>): ServerFields {
  return {...defaultServerFields, ...changes};
}

const yesAndNo = [true, false];
const everyChoice: readonly ServerFields[] = (['sudo', 'group', 'none'] as const).flatMap((docker) =>
  (['polkit', 'sudo'] as const).flatMap((unitRights) =>
    ['', 'web-1 api.v2'].flatMap((containers) =>
      ['', 'getty@tty1.service foo:bar.timer'].flatMap((units) =>
        yesAndNo.flatMap((control) =>
          yesAndNo.map((journal) => fieldsWith({docker, unitRights, containers, units, control, journal})),
        ),
      ),
    ),
  ),
);

function blocksOf(file: string): readonly string[] {
  return codeBlocksOf(parseDocPage(file, readFileSync(file, 'utf8'))).map(({value}) => `${value}\n`);
}

describe('for every choice', () => {
  it('visudo accepts the sudoers file', () => {
    const files = new Set(everyChoice.flatMap((fields) => sudoersFile(fields) ?? []));
    expect(files.size).toBeGreaterThan(5);
    expect([...files].flatMap((file) => sudoersFault(file) ?? [])).toEqual([]);
    expect(sudoersFault('opsimate ALL=(root) NOPASSWD /usr/bin/docker\n')).toMatch(/syntax error/);
  });

  it('ShellCheck finds nothing in the commands', () => {
    const commands = [keyCommands, accountCommands, hostCheckCommands, remoteCheckCommands];
    const scripts = everyChoice.flatMap((fields) => commands.map((make) => make(fields)));
    expect(shellFaults(scripts, 'bash')).toEqual([]);
  });

  it("the account gets nothing that the choice doesn't need", () => {
    for (const fields of everyChoice) {
      const sudoers = sudoersFile(fields) ?? '';
      expect(sudoers.includes('docker')).toBe(fields.docker === 'sudo');
      expect(/ (?:start|stop) /.test(sudoers)).toBe(
        fields.control && (fields.docker === 'sudo' || (fields.unitRights === 'sudo' && fields.units !== '')),
      );
      expect(polkitFile(fields) !== undefined).toBe(
        fields.control && fields.unitRights === 'polkit' && fields.units !== '',
      );
      expect(groupsFor(fields)).toEqual([
        ...(fields.docker === 'group' ? ['docker'] : []),
        ...(fields.units !== '' && fields.journal ? ['systemd-journal'] : []),
      ]);
    }
  });
});

it('Containers that are listed are the only ones that may be started and stopped', () => {
  expect(sudoersFile(fieldsWith({containers: 'web'}))).toBe(
    [
      'opsimate ALL=(root) NOPASSWD: /usr/bin/docker ps *',
      'opsimate ALL=(root) NOPASSWD: /usr/bin/docker start web',
      'opsimate ALL=(root) NOPASSWD: /usr/bin/docker stop web',
      '',
    ].join('\n'),
  );
});

it("A unit's colon is escaped, because it has a meaning in a sudoers file", () => {
  const fields = fieldsWith({docker: 'none', units: 'foo:bar.service', unitRights: 'sudo'});
  expect(sudoersFile(fields)).toContain('/usr/bin/systemctl start foo\\:bar.service\n');
});

it('polkit lets the account start and stop the listed units, and nobody do anything else', () => {
  type Rule = (action: unknown, subject: unknown) => string | undefined;
  const rules: Rule[] = [];
  const polkit = {addRule: (rule: Rule) => rules.push(rule), Result: {YES: 'yes'}};
  runInNewContext(polkitFile(fieldsWith({units: 'nginx.service'})) ?? '', {polkit});
  const ask = (user: string, unit: string, verb: string, id = 'org.freedesktop.systemd1.manage-units') =>
    rules[0]?.({id, lookup: (key: string) => ({unit, verb})[key]}, {user});
  expect(ask('opsimate', 'nginx.service', 'start')).toBe('yes');
  expect(ask('opsimate', 'nginx.service', 'stop')).toBe('yes');
  expect(ask('opsimate', 'nginx.service', 'restart')).toBeUndefined();
  expect(ask('opsimate', 'ssh.service', 'stop')).toBeUndefined();
  expect(ask('mallory', 'nginx.service', 'stop')).toBeUndefined();
  expect(ask('opsimate', 'nginx.service', 'stop', 'org.freedesktop.login1.reboot')).toBeUndefined();
});

it('ssh-keygen reads the key behind its options', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  const key = path.join(folder, 'opsimate_ed25519');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'opsimate', '-f', key]);
  const options = keyOptions(fieldsWith({addresses: '192.0.2.10 2001:db8::/32'}));
  expect(options).toBe('restrict,from="192.0.2.10,2001:db8::/32"');
  expect(keyOptions(fieldsWith({addresses: ''}))).toBe('restrict');
  const file = path.join(folder, 'authorized_keys');
  writeFileSync(file, `${options} ${readFileSync(`${key}.pub`, 'utf8')}`);
  expect(execFileSync('ssh-keygen', ['-l', '-f', file], {encoding: 'utf8'})).toMatch(/opsimate \(ED25519\)/);
});

it('The check signs in from the machine that the key allows, and lists no containers if there is no Docker', () => {
  const withSudo = remoteCheckCommands(fieldsWith({}));
  expect(withSudo).toContain("on_host 'sudo -n docker ps -a'");
  expect(remoteCheckCommands(fieldsWith({docker: 'none'}))).not.toContain('docker ps');
});

it('The check reads the status of the first unit', () => {
  const commands = remoteCheckCommands(fieldsWith({units: 'nginx.service, keepalived.service'}));
  expect(commands).toContain("on_host 'systemctl is-active nginx.service'\n");
});

it("The key is copied with the reader's own login", () => {
  expect(keyCommands(fieldsWith({login: 'jane'}))).toContain('\nADMIN_USER=jane\n');
});

describe('The last line of the check', () => {
  /** The last line that the check prints, with these functions instead of programs. */
  function lastLine(functions: string): string | undefined {
    const script = `${functions}\n${remoteCheckCommands(fieldsWith({docker: 'none', units: ''}))}`;
    const {stdout} = spawnSync('bash', ['--norc', '-c', script], {encoding: 'utf8'});
    return stdout.trimEnd().split('\n').at(-1);
  }

  it('says what sudo allows on the host', () => {
    const host = 'ssh() { eval "${@: -1}"; }; docker() { :; }';
    expect(lastLine(`${host}; sudo() { return 1; }`)).toBe('OK: sudo is limited to the commands above');
    expect(lastLine(`${host}; sudo() { :; }`)).toBe('WRONG: sudo allows more than the commands above');
  });

  it('says nothing about a host that nobody reached', () => {
    expect(lastLine('ssh() { echo "Could not resolve hostname" >&2; return 255; }')).toBe('');
  });
});

describe('the pages', () => {
  it('show the sudoers file for all containers', () => {
    const file = sudoersFile(fieldsWith({containers: '', units: ''}));
    expect(blocksOf('docs/providers-services/providers/server-provider.mdx')).toContain(file);
  });

  it('show the polkit rule for two units', () => {
    const file = polkitFile(fieldsWith({units: 'nginx.service keepalived.service'}));
    expect(blocksOf('docs/providers-services/services/systemd-services.mdx')).toContain(file);
  });
});
