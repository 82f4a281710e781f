import {product} from './product';

/**
 * What readers may set to their own value, once for all pages (`src/your-values`). Authors write `%%name%%` in its place,
 * and the default is what everybody else sees, so it has to read well and to run.
 */
interface ReaderValue {
  readonly label: string;
  readonly hint?: string;
  /** May contain other placeholders: setting those changes it too. */
  readonly default: string;
  /** What a value looks like as a whole. */
  readonly pattern: RegExp;
  /** What to enter instead of what doesn't fit the pattern. */
  readonly format: string;
  /**
   * It may contain spaces, quotation marks, and `$`, so it's escaped for the language around it. All other patterns have
   * only characters that mean nothing anywhere.
   */
  readonly isFree?: true;
}

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
/** Names of machines, whose last part has a letter, and IPv4 addresses. */
const host = String.raw`(?:${octet}(?:\.${octet}){3}|(?=[a-z\d.-]{1,253}(?![a-z\d.-]))(?:${label}\.)*(?=[\d-]*[a-z])${label})`;
const port = String.raw`(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])`;

const hostFormat = {
  pattern: new RegExp(`^${host}$`, 'i'),
  format: 'Enter a hostname or an IPv4 address, without https://, a port, or spaces.',
} as const;
const portFormat = {
  pattern: new RegExp(`^${port}$`),
  format: 'Enter a number from 1 to 65535.',
} as const;
const addressFormat = {
  pattern: new RegExp(`^https?://${host}(?::${port})?$`, 'i'),
  format: 'Enter http:// or https://, a hostname, and a port if there is one, without a path or a password.',
} as const;
const userFormat = {
  pattern: /^[a-z_][a-z\d_.-]{0,31}$/i,
  format: "Enter a Linux user's name: letters, digits, and the characters . _ -",
} as const;

export const readerValues = {
  hostname: {
    label: 'Hostname',
    hint: 'The name under which browsers find your console.',
    default: `${product.slug}.example.com`,
    ...hostFormat,
  },
  'console-url': {
    label: 'Address of your console',
    hint: 'What you open in the browser. Pages then link to your console.',
    default: 'http://localhost:%%console-port%%',
    ...addressFormat,
  },
  'backend-url': {
    label: 'Address of your backend',
    hint: 'Where commands send their requests.',
    default: 'http://localhost:%%backend-port%%',
    ...addressFormat,
  },
  'console-port': {
    label: 'Port of the console',
    hint: 'On the machine that runs the containers.',
    default: '8080',
    ...portFormat,
  },
  'backend-port': {
    label: 'Port of the backend',
    hint: 'On the same machine. Browsers use 3001, so another one needs a tunnel or a proxy in front of it.',
    default: '3001',
    ...portFormat,
  },
  folder: {
    label: 'Folder of your installation',
    hint: 'The folder with the Compose file.',
    default: `/opt/${product.slug}`,
    pattern: /^(?!.*\/\.\.?(?:\/|$))(?:\/[\p{L}\p{N} ._@+'$-]+)+$/u,
    format:
      "Enter a path that begins with a slash, without .. in it: letters, digits, spaces, and the characters . _ @ + ' $ - on one line.",
    isFree: true,
  },
  login: {
    label: 'Your login',
    hint: 'Your own user on the machine that runs the containers.',
    default: 'ops',
    ...userFormat,
  },
  'ssh-user': {
    label: 'SSH user',
    hint: 'The user that the backend signs in with on your servers.',
    default: product.slug,
    ...userFormat,
  },
  namespace: {
    label: 'Kubernetes namespace',
    hint: 'The namespace of the service account that the backend uses.',
    default: product.slug,
    pattern: /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/,
    format: 'Enter up to 63 lowercase letters, digits, and hyphens, with a letter or a digit at both ends.',
  },
  'mail-host': {
    label: 'Mail server',
    hint: 'The hostname of your SMTP server.',
    default: 'smtp.example.com',
    ...hostFormat,
  },
} as const satisfies Readonly<Record<string, ReaderValue>>;

export type ValueName = keyof typeof readerValues;
export type Values = Readonly<Record<ValueName, string>>;
export type OwnValues = Readonly<Partial<Record<ValueName, string>>>;

export const valueNames = Object.keys(readerValues) as readonly ValueName[];

/** One of them by a name that may be anything. */
export function isValueName(name: string | undefined): name is ValueName {
  return name !== undefined && Object.hasOwn(readerValues, name);
}

export function valueOf(name: ValueName): ReaderValue {
  return readerValues[name];
}

/** A placeholder, its name, and how the place escapes what's put there. */
export const placeholder = /%%(?<name>[a-z][\w-]*)(?: (?<notation>[a-z -]+))?%%/g;

/** All values: the reader's own, and defaults made from them. */
export function completeValues(own: OwnValues): Values {
  const value = (name: ValueName): string =>
    own[name] ??
    valueOf(name).default.replace(placeholder, (text, other: string) =>
      isValueName(other) ? value(other) : text,
    );
  return Object.fromEntries(valueNames.map((name) => [name, value(name)])) as Values;
}

export const defaultValues = completeValues({});

/** What readers see who have set nothing. */
export function withDefaults(text: string): string {
  return text.replace(placeholder, (whole, name: string) =>
    isValueName(name) ? defaultValues[name] : whole,
  );
}

/** Where a text has a value: how many characters come before it, and the placeholder that it stands for. */
export type ValuePlace = readonly [offset: number, mark: string];
