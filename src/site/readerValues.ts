import {installationFolderFault} from './installationFolder';
import {product} from './product';
import {hostnameFault, portFault} from './text/hostnameFault';

/**
 * Values that readers can set once for all pages (`src/your-values`). Authors write `%%name%%` instead of a value.
 * Readers who haven't set it see the default, so that has to read well and to run.
 */
interface ReaderValue {
  readonly label: string;
  readonly hint?: string;
  /** May contain other placeholders, so setting those changes it, too. */
  readonly default: string;
  /**
   * What to enter instead of an invalid text. A value has only characters without a special meaning in a shell, YAML,
   * JSON, and nginx.
   */
  readonly fault: (text: string) => string | undefined;
}

/** A value that matches a pattern as a whole. */
function matching(pattern: RegExp, fault: string): ReaderValue['fault'] {
  return (text) => (pattern.test(text) ? undefined : fault);
}

function originFault(text: string): string | undefined {
  const [, host, port = '80'] = /^https?:\/\/([^/:]+)(?::([^/]*))?$/i.exec(text) ?? [];
  return host !== undefined && (hostnameFault(host) ?? portFault(port)) === undefined
    ? undefined
    : 'Enter http:// or https://, a hostname, and a port if there is one, without a path or a password.';
}

const userFault = matching(
  /^[a-z_][a-z\d_.-]{0,31}$/i,
  'Enter a Linux username: letters, digits, and the characters . _ -',
);

const readerValues = {
  hostname: {
    label: 'Hostname',
    hint: 'The hostname that browsers use for your console.',
    default: `${product.slug}.example.com`,
    fault: hostnameFault,
  },
  'console-url': {
    label: 'Console URL',
    hint: 'The URL that you open. Pages then link to your console.',
    default: 'http://localhost:%%console-port%%',
    fault: originFault,
  },
  'backend-url': {
    label: 'Backend URL',
    hint: 'Where commands send their requests.',
    default: 'http://localhost:%%backend-port%%',
    fault: originFault,
  },
  'console-port': {
    label: 'Console port',
    hint: 'On the machine that runs the containers.',
    default: '8080',
    fault: portFault,
  },
  'backend-port': {
    label: 'Backend port',
    hint: 'On the same machine. Browsers use 3001, so any other port needs a tunnel or a proxy in front of it.',
    default: '3001',
    fault: portFault,
  },
  folder: {
    label: 'Installation folder',
    hint: 'The folder with the Compose file.',
    default: `/opt/${product.slug}`,
    fault: installationFolderFault,
  },
  login: {
    label: 'Login',
    hint: 'Your own user on the machine that runs the containers.',
    default: 'ops',
    fault: userFault,
  },
  'ssh-user': {
    label: 'SSH user',
    hint: 'The user that the backend signs in as on your servers.',
    default: product.slug,
    fault: userFault,
  },
  namespace: {
    label: 'Namespace in Kubernetes',
    hint: 'The namespace of the service account that the backend uses.',
    default: product.slug,
    fault: matching(
      /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/,
      'Enter up to 63 lowercase letters, digits, and hyphens, with a letter or a digit at both ends.',
    ),
  },
  'mail-host': {
    label: 'Mail server',
    hint: 'The hostname of your SMTP server.',
    default: 'smtp.example.com',
    fault: hostnameFault,
  },
} as const satisfies Readonly<Record<string, ReaderValue>>;

export type ValueName = keyof typeof readerValues;
export type Values = Readonly<Record<ValueName, string>>;
export type OwnValues = Readonly<Partial<Record<ValueName, string>>>;

export const valueNames = Object.keys(readerValues) as readonly ValueName[];

/** Whether a name is that of a value. */
export function isValueName(name: string | undefined): name is ValueName {
  return name !== undefined && Object.hasOwn(readerValues, name);
}

export function definitionOf(name: ValueName): ReaderValue {
  return readerValues[name];
}

/** A placeholder and its name. */
export const placeholder = /%%(?<name>[a-z][\w-]*)%%/g;

/** A text with values instead of its placeholders. */
export function fill(template: string, value: (name: ValueName) => string): string {
  return template.replace(placeholder, (text, name: string) => (isValueName(name) ? value(name) : text));
}

/** All values: the reader's own, and defaults made from them. */
export function completeValues(own: OwnValues): Values {
  const value = (name: ValueName): string => own[name] ?? fill(definitionOf(name).default, value);
  return Object.fromEntries(valueNames.map((name) => [name, value(name)])) as Values;
}

export const defaultValues = completeValues({});

/** What readers see who haven't set anything. */
export function withDefaults(text: string): string {
  return fill(text, (name) => defaultValues[name]);
}
