import type {MadeFile} from '@site/src/components/form/madeFile';
import {listItems} from '@site/src/components/form/typed';
import type {ServerFields} from './serverFields';

/** Files on the host, except the key's. */
function hostFiles({account}: ServerFields): {readonly sudoers: string; readonly polkit: string} {
  return {sudoers: `/etc/sudoers.d/${account}`, polkit: `/etc/polkit-1/rules.d/50-${account}.rules`};
}

/** The private key's file; the public part has `.pub` after it. */
function keyFile({account}: ServerFields): string {
  return `${account}_ed25519`;
}

/** What precedes the public key in `authorized_keys`. The console needs no terminal and no forwarding. */
export function keyOptions({addresses}: ServerFields): string {
  const sources = listItems(addresses);
  return ['restrict', ...(sources.length > 0 ? [`from="${sources.join(',')}"`] : [])].join(',');
}

/** Shell commands for the reader's own computer. */
export function keyCommands(fields: ServerFields): string {
  const key = keyFile(fields);
  return `SSH_HOST=web-01.example.com
ADMIN_USER=${fields.login}
ssh-keygen -t ed25519 -N '' -C ${fields.account} -f ./${key}
scp ./${key}.pub "$ADMIN_USER@$SSH_HOST:"
`;
}

/** Groups that the account needs besides its own. */
export function groupsFor({docker, units, journal}: ServerFields): readonly string[] {
  return [
    ...(docker === 'group' ? ['docker'] : []),
    ...(journal && listItems(units).length > 0 ? ['systemd-journal'] : []),
  ];
}

/** Shell commands for the host that create the account and give it the key and the groups. */
export function accountCommands(fields: ServerFields): string {
  const {account} = fields;
  const owner = `-o ${account} -g ${account}`;
  const folder = `/home/${account}/.ssh`;
  const groups = groupsFor(fields);
  const key = `~/${keyFile(fields)}.pub`;
  return `sudo useradd --create-home --user-group --shell /bin/bash ${account}
sudo install -d -m 700 ${owner} ${folder}
ssh-keygen -l -f ${key} && KEY=$(cat ${key}) &&
  printf '%s %s\\n' '${keyOptions(fields)}' "$KEY" | sudo install -m 600 ${owner} /dev/stdin ${folder}/authorized_keys
${groups.map((group) => `sudo usermod -aG ${group} ${account}\n`).join('')}`;
}

/** Text with a backslash before everything that sudo would interpret. */
function escaped(argument: string): string {
  return argument.replace(/[,:=\\]/g, '\\$&');
}

/** In this position, `*` matches any arguments, even in sudo-rs, which supports no other pattern here. */
const anything = '*';

function dockerRights({docker, dockerPath, containers, control}: ServerFields): readonly string[] {
  if (docker !== 'sudo') {
    return [];
  }
  const listed = listItems(containers);
  const names = listed.length === 0 ? [anything] : listed;
  return [
    `${dockerPath} ps ${anything}`,
    ...(control
      ? names.flatMap((name) => [`${dockerPath} start ${name}`, `${dockerPath} stop ${name}`])
      : []),
  ];
}

function unitRights({units, unitRights: way, control}: ServerFields): readonly string[] {
  return control && way === 'sudo'
    ? listItems(units).flatMap((unit) =>
        ['start', 'stop'].map((verb) => `/usr/bin/systemctl ${verb} ${escaped(unit)}`),
      )
    : [];
}

/** The sudoers file, or `undefined` if the account needs no sudo. */
export function sudoersFile(fields: ServerFields): string | undefined {
  const rights = [...dockerRights(fields), ...unitRights(fields)];
  return rights.length === 0
    ? undefined
    : rights.map((right) => `${fields.account} ALL=(root) NOPASSWD: ${right}\n`).join('');
}

/** The polkit rule, or `undefined` if the account doesn't start and stop units that way. */
export function polkitFile({account, units, unitRights: way, control}: ServerFields): string | undefined {
  const names = listItems(units);
  if (!control || way !== 'polkit' || names.length === 0) {
    return undefined;
  }
  return `polkit.addRule(function (action, subject) {
  var units = [${names.map((name) => JSON.stringify(name)).join(', ')}];
  var verbs = ["start", "stop"];
  if (
    action.id == "org.freedesktop.systemd1.manage-units" &&
    subject.user == ${JSON.stringify(account)} &&
    units.indexOf(action.lookup("unit")) >= 0 &&
    verbs.indexOf(action.lookup("verb")) >= 0
  ) {
    return polkit.Result.YES;
  }
});
`;
}

/** Shell commands for the host that show what the account may do. */
export function hostCheckCommands(fields: ServerFields): string {
  const {account} = fields;
  const {sudoers} = hostFiles(fields);
  return [
    `id ${account}`,
    `sudo ssh-keygen -l -f /home/${account}/.ssh/authorized_keys`,
    ...(sudoersFile(fields) === undefined ? [] : [`sudo visudo -c -f ${sudoers}`]),
    `sudo -l -U ${account}`,
    '',
  ].join('\n');
}

/** The commands that the console runs without changing anything, each with the account's permissions. */
function remoteChecks({docker, units, journal}: ServerFields): readonly string[] {
  const [unit] = listItems(units);
  return [
    'echo "Connection test"',
    'docker --version',
    ...(docker === 'none' ? [] : [docker === 'sudo' ? 'sudo -n docker ps -a' : 'docker ps -a']),
    ...(unit === undefined ? [] : [`systemctl is-active ${unit}`]),
    ...(unit !== undefined && journal ? [`journalctl -u ${unit} --since "24 hours ago" --no-pager`] : []),
  ];
}

/** Runs on the host, the only place where a rejection by sudo can be told apart from a failed connection. */
const sudoCheck = `if sudo -n true 2> /dev/null; then
  echo "WRONG: sudo allows more than the commands above"
else
  echo "OK: sudo is limited to the commands above"
fi`;

/** Shell commands for the machine that runs the backend, which the key's options allow. */
export function remoteCheckCommands(fields: ServerFields): string {
  const {account} = fields;
  return `SSH_HOST=web-01.example.com
on_host() {
  ssh -i ./${keyFile(fields)} -o IdentitiesOnly=yes -o BatchMode=yes "${account}@$SSH_HOST" "$1"
}
${[...remoteChecks(fields), sudoCheck].map((command) => `on_host '${command}'\n`).join('')}`;
}

/** Everything that a reader needs, in the order in which they use it. @param fields valid and tidied */
export function accessFiles(fields: ServerFields): readonly MadeFile[] {
  const {sudoers, polkit} = hostFiles(fields);
  const files = [
    {
      name: 'Commands for your computer',
      purpose:
        'Replace the first two values. The file without .pub is the private key, which you upload to the console.',
      text: keyCommands(fields),
      isSaved: false,
    },
    {
      name: 'Commands for the host',
      purpose: 'Run them as the account that you copied the public key to.',
      text: accountCommands(fields),
      isSaved: false,
    },
    {
      name: sudoers,
      purpose: `Open the file with \`sudo visudo -f ${sudoers}\`, which rejects syntax errors, and paste this.`,
      text: sudoersFile(fields),
      isSaved: false,
    },
    {
      name: polkit,
      purpose: 'Save the file as root. It takes effect without a restart.',
      text: polkitFile(fields),
      isSaved: true,
    },
    {
      name: 'Commands to check access on the host',
      purpose: "They show the account's groups, its key, and everything that it can run with sudo.",
      text: hostCheckCommands(fields),
      isSaved: false,
    },
    {
      name: 'Commands to check access from the backend',
      purpose: 'Run them on the machine that runs the backend, in the folder that contains the private key.',
      text: remoteCheckCommands(fields),
      isSaved: false,
    },
  ];
  return files.flatMap(({text, ...file}) => (text === undefined ? [] : [{...file, text}]));
}
