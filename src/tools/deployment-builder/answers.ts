import {defaultValues, type Values} from '@site/src/site/readerValues';

/** What terminates TLS in front of the console. */
export type ReverseProxy = 'nginx' | 'caddy' | 'traefik' | 'none';

/**
 * Everything that a reader can decide. Ports and times stay as typed; the files are made from validated answers only.
 */
export interface Answers {
  readonly proxy: ReverseProxy;
  readonly hostname: string;
  /** Additional hostnames of the same console, separated by spaces or commas. */
  readonly otherHostnames: string;
  /** Where browsers find the console, with TLS. */
  readonly httpsPort: string;
  /** The same without TLS. */
  readonly httpPort: string;
  /** The port that a proxy on the machine uses for the console. */
  readonly frontendPort: string;
  /** The port that a proxy on the machine uses for the API. */
  readonly backendPort: string;
  /** Who can connect without TLS: the machine itself, or one network. */
  readonly exposure: 'machine' | 'network';
  /** The machine's own address in that network. */
  readonly address: string;
  readonly certificate: 'automatic' | 'files';
  /** Empty for the default path. */
  readonly certificateFile: string;
  /** Empty for the default path. */
  readonly keyFile: string;
  readonly acmeEmail: string;
  readonly mail: boolean;
  readonly mailHost: string;
  /** Empty for the usual one. */
  readonly mailPort: string;
  readonly mailSecurity: 'starttls' | 'tls';
  readonly mailUser: string;
  /** Empty if the reader writes it into the file. */
  readonly mailPassword: string;
  readonly mailFrom: string;
  readonly webhooks: 'none' | 'own' | 'google';
  readonly dockerHost: boolean;
  readonly folder: string;
  readonly backupTime: string;
  /** The reader's own user on the machine, which is one of the values for all pages and not a question. */
  readonly login: string;
}

/** The form's initial answers: a console behind nginx, with the reader's own values or those of the guides. */
export function initialAnswers({
  hostname,
  folder,
  login,
  'mail-host': mailHost,
}: Values = defaultValues): Answers {
  return {
    proxy: 'nginx',
    hostname,
    otherHostnames: '',
    httpsPort: '443',
    httpPort: '8080',
    frontendPort: '18080',
    backendPort: '13001',
    exposure: 'machine',
    address: '',
    certificate: 'automatic',
    certificateFile: '',
    keyFile: '',
    acmeEmail: '',
    mail: false,
    mailHost: mailHost === defaultValues['mail-host'] ? '' : mailHost,
    mailPort: '',
    mailSecurity: 'starttls',
    mailUser: '',
    mailPassword: '',
    mailFrom: '',
    webhooks: 'none',
    dockerHost: false,
    folder,
    backupTime: '02:15',
    login,
  };
}
