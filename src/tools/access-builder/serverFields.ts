import type {FormFields} from '@site/src/components/form/fieldFacts';
import {pathFault} from '@site/src/site/text/pathFault';
import {excerpt, listFault} from '@site/src/components/form/typed';
import {product} from '@site/src/site/product';
import {defaultValues} from '@site/src/site/readerValues';
import {nameFault} from './nameFault';
import {addressFault} from './ipAddress';

/** An address for examples (RFC 5737), which every reader has to replace. */
const exampleAddress = '192.0.2.10';

/** The form's initial values. */
export const defaultServerFields = {
  account: product.slug,
  /** The reader's own user on the host, which is one of the values for all pages and not a field. */
  login: defaultValues.login,
  /** Addresses from which the key may be used; empty for all. */
  addresses: exampleAddress,
  docker: 'sudo' as 'sudo' | 'group' | 'none',
  dockerPath: '/usr/bin/docker',
  /** Containers that may be started and stopped; empty for all. */
  containers: 'nginx-edge',
  units: 'keepalived.service',
  unitRights: 'polkit' as 'polkit' | 'sudo',
  journal: true,
  /** Whether the console may start and stop. */
  control: true,
};

/** What a reader has chosen and typed. */
export type ServerFields = Readonly<typeof defaultServerFields>;

function accountFault(name: string): string | undefined {
  if (name === '') {
    return `Enter a name for the account, such as ${product.slug}.`;
  }
  return name === 'root'
    ? `root can do everything, so no file here can limit it. Enter a separate account, such as ${product.slug}.`
    : nameFault(name, {
        character: /[a-z\d_-]/,
        characters: 'a to z, digits, hyphens, and underscores',
        start: /^[a-z_]/,
        starts: 'begin with a letter',
        maxLength: 32,
      });
}

function containerFault(name: string): string | undefined {
  return name.includes('*')
    ? `"${excerpt(name)}" is a pattern, which would also allow other docker options. List the containers by name.`
    : nameFault(name, {
        character: /[\w.-]/,
        characters: 'letters, digits, dots, hyphens, and underscores',
        start: /^[a-zA-Z\d]/,
        starts: 'begin with a letter or a digit',
        maxLength: 128,
      });
}

/** Kinds of units that can be started and stopped, and that readers might monitor. */
const unitSuffix = /\.(?:service|socket|timer|target|mount|automount|path|slice|scope|swap)$/;

function unitFault(name: string): string | undefined {
  if (name.includes('*')) {
    return `"${excerpt(name)}" is a pattern. List the units by name.`;
  }
  if (name.includes('\\')) {
    return `"${excerpt(name)}" contains a backslash, which the host's shell removes. Give the unit an alias without one.`;
  }
  return (
    nameFault(name, {
      character: /[\w:.@-]/,
      characters: 'letters, digits, and the characters : . @ _ -',
      start: /^[\w:@]/,
      starts: 'begin with a letter or a digit',
      maxLength: 255,
    }) ??
    (unitSuffix.test(name)
      ? undefined
      : `"${excerpt(name)}" has no suffix, and permissions are compared character by character. Enter "${excerpt(name)}.service", as in the console.`)
  );
}

const hasUnits = ({units}: ServerFields): boolean => units !== '';

/** Every field, in the order of the form. */
export const serverFacts: FormFields<ServerFields, Exclude<keyof ServerFields, 'login'>> = {
  account: {
    label: 'Account on the host',
    hint: 'An account that exists only for the console.',
    fault: accountFault,
  },
  addresses: {
    label: 'Backend IP addresses',
    hint: ({addresses}) =>
      addresses.includes(exampleAddress)
        ? `${exampleAddress} is an example. Enter the IP address that the backend connects from.`
        : 'The key works only from these addresses. Leave the field empty to allow any address.',
    fault: (text) => listFault(text, addressFault),
  },
  docker: {
    label: 'Docker',
    hint: 'Container logs work only with the docker group.',
    choices: [
      {value: 'sudo', name: 'Sudo for individual commands, without container logs'},
      {value: 'group', name: 'The docker group, with container logs'},
      {value: 'none', name: 'No Docker on this host, only units'},
    ],
  },
  control: {label: 'Start and stop', hint: 'Without it, the console shows only the status.'},
  dockerPath: {
    label: 'Path to docker',
    hint: 'Run "command -v docker" on the host to find it.',
    isUsed: ({docker}) => docker === 'sudo',
    fault: (path) => pathFault(path, '/usr/bin/docker'),
  },
  containers: {
    label: 'Containers to start and stop',
    hint: 'Separate them with commas or spaces. An empty field allows all of them.',
    isUsed: ({docker, control}) => docker === 'sudo' && control,
    fault: (text) => listFault(text, containerFault),
  },
  units: {
    label: 'Systemd units',
    hint: "Include the suffix. Leave the field empty if you don't monitor any units.",
    fault: (text, {docker}) =>
      listFault(text, unitFault, docker === 'none' ? 'Enter a unit, such as nginx.service.' : undefined),
  },
  unitRights: {
    label: 'How units are started and stopped',
    hint: 'The host has polkit if "pkaction --version" prints a version.',
    choices: [
      {value: 'polkit', name: 'With a polkit rule'},
      {value: 'sudo', name: 'With sudo, on hosts without polkit'},
    ],
    isUsed: (fields) => hasUnits(fields) && fields.control,
  },
  journal: {
    label: 'Read the journal',
    hint: 'The systemd-journal group can read the messages of all units, not only those listed above.',
    isUsed: hasUnits,
  },
};
