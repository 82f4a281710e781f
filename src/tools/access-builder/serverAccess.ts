import type {MadeFile} from '@site/src/components/form/madeFile';
import type {ServerAccess} from './serverFields';

/** Files on the host, except the key's. */
function hostFiles({account}: ServerAccess): {readonly sudoers: string; readonly polkit: string} {
  return {sudoers: `/etc/sudoers.d/${account}`, polkit: `/etc/polkit-1/rules.d/50-${account}.rules`};
}

/** The private key's file; the public part has `.pub` after it. */
function keyFile({account}: ServerAccess): string {
  return `${account}_ed25519`;
}

/** What precedes the public key in `authorized_keys`. The console needs no terminal and no forwarding. */
export function keyOptions({addresses}: ServerAccess): string {
  return ['restrict', ...(addresses.length > 0 ? [`from="${addresses.join(',')}"`] : [])].join(',');
}

/** Shell commands for the reader's own computer. */
export function keyCommands(access: ServerAccess): string {
  const key = keyFile(access);
  return `SSH_HOST=web-01.example.com
ADMIN_USER=${access.login}
ssh-keygen -t ed25519 -N '' -C ${access.account} -f ./${key}
scp ./${key}.pub "$ADMIN_USER@$SSH_HOST:"
`;
}

/** Groups that the account needs besides its own. */
export function groupsFor({docker, units, journal}: ServerAccess): readonly string[] {
  return [
    ...(docker === 'group' ? ['docker'] : []),
    ...(journal && units.length > 0 ? ['systemd-journal'] : []),
  ];
}

/** Shell commands for the host that create the account and give it the key and the groups. */
export function accountCommands(access: ServerAccess): string {
  const {account} = access;
  const owner = `-o ${account} -g ${account}`;
  const folder = `/home/${account}/.ssh`;
  const groups = groupsFor(access);
  const key = `~/${keyFile(access)}.pub`;
  return `sudo useradd --create-home --user-group --shell /bin/bash ${account}
sudo install -d -m 700 ${owner} ${folder}
ssh-keygen -l -f ${key} && KEY=$(cat ${key}) &&
  printf '%s %s\\n' '${keyOptions(access)}' "$KEY" | sudo install -m 600 ${owner} /dev/stdin ${folder}/authorized_keys
${groups.map((group) => `sudo usermod -aG ${group} ${account}\n`).join('')}`;
}

/** Text with a backslash before everything that sudo would interpret. */
function escaped(argument: string): string {
  return argument.replace(/[,:=\\]/g, '\\$&');
}

/** In this position, `*` matches any arguments, even in sudo-rs, which supports no other pattern here. */
const anything = '*';

function dockerRights({docker, dockerPath, containers, control}: ServerAccess): readonly string[] {
  if (docker !== 'sudo') {
    return [];
  }
  const names = containers.length === 0 ? [anything] : containers;
  return [
    `${dockerPath} ps ${anything}`,
    ...(control
      ? names.flatMap((name) => [`${dockerPath} start ${name}`, `${dockerPath} stop ${name}`])
      : []),
  ];
}

function unitRights({units, unitRights: way, control}: ServerAccess): readonly string[] {
  return control && way === 'sudo'
    ? units.flatMap((unit) => ['start', 'stop'].map((verb) => `/usr/bin/systemctl ${verb} ${escaped(unit)}`))
    : [];
}

/** The sudoers file, or `undefined` if the account needs no sudo. */
export function sudoersFile(access: ServerAccess): string | undefined {
  const rights = [...dockerRights(access), ...unitRights(access)];
  return rights.length === 0
    ? undefined
    : rights.map((right) => `${access.account} ALL=(root) NOPASSWD: ${right}\n`).join('');
}

/** The polkit rule, or `undefined` if the account doesn't start and stop units that way. */
export function polkitFile({account, units, unitRights: way, control}: ServerAccess): string | undefined {
  if (!control || way !== 'polkit' || units.length === 0) {
    return undefined;
  }
  return `polkit.addRule(function (action, subject) {
  var units = [${units.map((unit) => JSON.stringify(unit)).join(', ')}];
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
export function hostCheckCommands(access: ServerAccess): string {
  const {account} = access;
  const {sudoers} = hostFiles(access);
  return [
    `id ${account}`,
    `sudo ssh-keygen -l -f /home/${account}/.ssh/authorized_keys`,
    ...(sudoersFile(access) === undefined ? [] : [`sudo visudo -c -f ${sudoers}`]),
    `sudo -l -U ${account}`,
    '',
  ].join('\n');
}

/** The commands that the console runs without changing anything, each with the account's permissions. */
function remoteChecks(access: ServerAccess): readonly string[] {
  const {docker, units, journal} = access;
  const [unit] = units;
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
export function remoteCheckCommands(access: ServerAccess): string {
  const {account} = access;
  return `SSH_HOST=web-01.example.com
on_host() {
  ssh -i ./${keyFile(access)} -o IdentitiesOnly=yes -o BatchMode=yes "${account}@$SSH_HOST" "$1"
}
${[...remoteChecks(access), sudoCheck].map((command) => `on_host '${command}'\n`).join('')}`;
}

/** Everything that a reader needs, in the order in which they use it. */
export function accessFiles(access: ServerAccess): readonly MadeFile[] {
  const {sudoers, polkit} = hostFiles(access);
  const files = [
    {
      name: 'Commands for your computer',
      purpose:
        'Replace the first two values. The file without .pub is the private key, which you upload to the console.',
      text: keyCommands(access),
      isSaved: false,
    },
    {
      name: 'Commands for the host',
      purpose: 'Run them as the account that you copied the public key to.',
      text: accountCommands(access),
      isSaved: false,
    },
    {
      name: sudoers,
      purpose: `Open the file with \`sudo visudo -f ${sudoers}\`, which rejects syntax errors, and paste this.`,
      text: sudoersFile(access),
      isSaved: false,
    },
    {
      name: polkit,
      purpose: 'Save the file as root. It takes effect without a restart.',
      text: polkitFile(access),
      isSaved: true,
    },
    {
      name: 'Commands to check access on the host',
      purpose: "They show the account's groups, its key, and everything that it can run with sudo.",
      text: hostCheckCommands(access),
      isSaved: false,
    },
    {
      name: 'Commands to check access from the backend',
      purpose: 'Run them on the machine that runs the backend, in the folder that contains the private key.',
      text: remoteCheckCommands(access),
      isSaved: false,
    },
  ];
  return files.flatMap(({text, ...file}) => (text === undefined ? [] : [{...file, text}]));
}
