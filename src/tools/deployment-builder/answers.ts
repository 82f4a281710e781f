import {defaultValues, type Values} from '@site/src/site/readerValues';

/** The form's initial answers: a console behind nginx, with the reader's own values or those of the guides. */
export function initialAnswers({hostname, folder, login, 'mail-host': mailHost}: Values = defaultValues) {
  return {
    /** What terminates TLS in front of the console. */
    proxy: 'nginx' as 'nginx' | 'caddy' | 'traefik' | 'none',
    hostname,
    /** Additional hostnames of the same console, separated by spaces or commas. */
    otherHostnames: '',
    /** Where browsers find the console, with TLS. */
    httpsPort: '443',
    /** The same without TLS. */
    httpPort: '8080',
    /** The port that a proxy on the machine uses for the console. */
    frontendPort: '18080',
    /** The port that a proxy on the machine uses for the API. */
    backendPort: '13001',
    /** Who can connect without TLS: the machine itself, or one network. */
    exposure: 'machine' as 'machine' | 'network',
    /** The machine's own address in that network. */
    address: '',
    certificate: 'automatic' as 'automatic' | 'files',
    /** Empty for the default path. */
    certificateFile: '',
    /** Empty for the default path. */
    keyFile: '',
    acmeEmail: '',
    mail: false,
    mailHost: mailHost === defaultValues['mail-host'] ? '' : mailHost,
    /** Empty for the usual one. */
    mailPort: '',
    mailSecurity: 'starttls' as 'starttls' | 'tls',
    mailUser: '',
    /** Empty if the reader writes it into the file. */
    mailPassword: '',
    mailFrom: '',
    webhooks: 'none' as 'none' | 'own' | 'google',
    dockerHost: false,
    folder,
    backupTime: '02:15',
    /** The reader's own user on the machine, which is one of the values for all pages and not a question. */
    login,
  };
}

/**
 * Everything that a reader can decide. Ports and times stay as typed; the files are made from validated answers only.
 */
export type Answers = Readonly<ReturnType<typeof initialAnswers>>;
