/** Every question: its name, what it's for, its choices, when it counts, and what may be in it. */
import {emailFault, hostnameFault, isIpv4, portFault} from '@site/src/site/text/hostnameFault';
import {pathFault} from '@site/src/site/text/pathFault';
import type {FormFields} from '@site/src/components/form/fieldFacts';
import {excerpt, listFault} from '@site/src/components/form/typed';
import {installationFolderFault} from '@site/src/site/installationFolder';
import {implicitTlsByPort} from '@site/src/site/mailPorts';
import {product} from '@site/src/site/product';
import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import type {Answers} from './answers';
import {apiPort, certificatePaths, mailPortOf, usesCertificateFiles, usesTls} from './installation';

/**
 * Where the proxy looks for a certificate unless the reader enters another path. An invalid hostname never becomes part
 * of a path.
 */
function usualPaths(answers: Answers): ReturnType<typeof certificatePaths> {
  const {label, fault} = answerFacts.hostname;
  const hostname = fault?.(answers.hostname, answers) === undefined ? answers.hostname : label.toUpperCase();
  return certificatePaths({...answers, hostname, certificateFile: '', keyFile: ''});
}

function needsAuthority(answers: Answers): boolean {
  return usesTls(answers) && !usesCertificateFiles(answers);
}

const usesMail = ({mail}: Answers): boolean => mail;

/** A port of the machine, and what it's for. */
interface TakenPort {
  readonly field?: AnswerName;
  readonly port: string;
  readonly use: string;
}

/** Every port of the machine that the installation uses; the fixed ones come first. */
function takenPorts(answers: Answers): readonly TakenPort[] {
  const api = {port: apiPort, use: 'the API'};
  const {httpsPort, httpPort, frontendPort, backendPort} = answers;
  return usesTls(answers)
    ? [
        api,
        {port: '80', use: 'the redirect to HTTPS'},
        {field: 'httpsPort', port: httpsPort, use: 'the console'},
        {field: 'frontendPort', port: frontendPort, use: 'the frontend'},
        {field: 'backendPort', port: backendPort, use: 'the backend'},
      ]
    : [api, {field: 'httpPort', port: httpPort, use: 'the console'}];
}

/** What's wrong with a port of the machine: each has one use. */
function freePortFault(port: string, field: AnswerName, answers: Answers): string | undefined {
  const first = takenPorts(answers).find((each) => each.port === port);
  return (
    portFault(port) ??
    (first === undefined || first.field === field
      ? undefined
      : `Enter another port, because ${port} is taken by ${first.use}.`)
  );
}

/** The answers that a reader gives; the login isn't a question. */
export type AnswerName = Exclude<keyof Answers, 'login'>;

type Questions = Partial<FormFields<Answers, AnswerName>>;

export const accessQuestions = {
  proxy: {
    label: 'TLS',
    choices: [
      {value: 'nginx', name: 'nginx on the Docker host, with your own certificate'},
      {value: 'caddy', name: 'Caddy on the Docker host'},
      {value: 'traefik', name: 'Traefik in a container'},
      {value: 'none', name: 'None: plain HTTP'},
    ],
  },
  exposure: {
    label: 'Who can connect without TLS',
    choices: [
      {value: 'machine', name: 'Only the Docker host itself, or other machines through an SSH tunnel'},
      {value: 'network', name: 'A network that you trust, with passwords in plain text'},
    ],
    isUsed: (answers) => !usesTls(answers),
  },
  hostname: {
    label: 'Hostname',
    hint: 'The hostname in the URL that users open. The console expects the API at the same hostname.',
    inputMode: 'url',
    isLowerCase: true,
    fault: (text, answers) =>
      text === 'localhost' && (usesTls(answers) || answers.exposure === 'network')
        ? "Enter a name that points to this machine, because localhost is each user's own computer."
        : hostnameFault(text, needsAuthority(answers)),
  },
  otherHostnames: {
    label: 'Other hostnames',
    hint: 'Other names for the same machine, separated by spaces. Leave this empty if there are none.',
    inputMode: 'url',
    isLowerCase: true,
    isUsed: usesTls,
    fault: (text, answers) =>
      listFault(text, (name) => {
        const fault =
          name === answers.hostname
            ? "Remove it, because it's the hostname above."
            : hostnameFault(name, needsAuthority(answers));
        return fault && `For ${excerpt(name)}: ${fault}`;
      }),
  },
  address: {
    label: "This machine's IP address on that network",
    hint: 'Its IPv4 address, such as 192.0.2.10. Both ports are opened on this address only.',
    isUsed: ({proxy, exposure}) => proxy === 'none' && exposure === 'network',
    fault: (text) => {
      if (!isIpv4(text)) {
        return 'Enter four numbers from 0 to 255 with dots between them, such as 192.0.2.10.';
      }
      return /^(?:0\.|127\.)/.test(text)
        ? "Enter the machine's own IP address on the network, because nobody else can reach this one."
        : undefined;
    },
  },
  certificate: {
    label: 'Certificate',
    choices: [
      {value: 'automatic', name: "From Let's Encrypt, obtained and renewed automatically"},
      {value: 'files', name: 'Your own files'},
    ],
    isUsed: ({proxy}) => proxy === 'caddy' || proxy === 'traefik',
  },
  acmeEmail: {
    label: 'Email address for the certificate authority',
    hint: "Let's Encrypt stores it with your account.",
    inputMode: 'email',
    isUsed: ({proxy, certificate}) => proxy === 'traefik' && certificate === 'automatic',
    fault: emailFault,
  },
  certificateFile: {
    label: 'Certificate file',
    hint: (answers) =>
      `With all intermediate certificates. Leave this empty for ${usualPaths(answers).certificate}.`,
    isUsed: usesCertificateFiles,
    fault: (text) => (text === '' ? undefined : pathFault(text, '/etc/ssl/console.crt')),
  },
  keyFile: {
    label: 'Key file',
    hint: (answers) =>
      `The private key of that certificate. Leave this empty for ${usualPaths(answers).key}.`,
    isUsed: usesCertificateFiles,
    fault: (text, answers) => {
      if (text !== '' && text === answers.certificateFile) {
        return "Enter a path other than the certificate's, because the key is a separate file.";
      }
      return text === '' ? undefined : pathFault(text, '/etc/ssl/console.key');
    },
  },
} satisfies Questions;

export const serviceQuestions = {
  mail: {label: 'Send mail', hint: 'A welcome email to the first admin, and password reset links.'},
  mailHost: {
    label: 'Mail server',
    hint: 'Its hostname, such as smtp.example.com.',
    inputMode: 'url',
    isLowerCase: true,
    isUsed: usesMail,
    fault: (text) => {
      if (text === '') {
        return 'Enter the hostname of your mail server, such as smtp.example.com.';
      }
      return text === 'localhost' || text.startsWith('127.')
        ? 'Enter a name that the container can reach, because this one points to the container itself.'
        : hostnameFault(text);
    },
  },
  mailSecurity: {
    label: 'Encryption',
    choices: [
      {value: 'starttls', name: 'STARTTLS, usually on port 587'},
      {value: 'tls', name: 'TLS from the start, usually on port 465'},
    ],
    isUsed: usesMail,
  },
  mailPort: {
    label: 'Mail server port',
    hint: (answers) => `Leave this empty for ${mailPortOf({...answers, mailPort: ''})}.`,
    inputMode: 'numeric',
    isUsed: usesMail,
    fault: (text, {mailSecurity}) => {
      if (text === '') {
        return undefined;
      }
      const isEncrypted = implicitTlsByPort[text];
      if (isEncrypted === undefined || isEncrypted === (mailSecurity === 'tls')) {
        return portFault(text);
      }
      return isEncrypted
        ? `Enter 587, or choose TLS from the start, which port ${text} expects.`
        : `Enter 465, or choose STARTTLS, which port ${text} expects.`;
    },
  },
  mailUser: {
    label: 'Mail server username',
    hint: 'Without a username and a password, mail stays off. For a server without authentication, enter any word in both.',
    isUsed: usesMail,
    // Anything printable: quotes and backslashes are escaped in the file.
    fault: (text) =>
      text === '' ? 'Enter the username, or any word for a server without authentication.' : undefined,
  },
  mailPassword: {
    label: 'Mail server password',
    hint: 'It goes into config.yml and nowhere else. Leave this empty to enter it there yourself.',
    isPassword: true,
    // A password may begin or end with a space.
    keepsSpaces: true,
    isUsed: usesMail,
    fault: (text) =>
      text !== '' && isPlaceholder(text)
        ? 'Enter the real password, or leave the field empty; this one looks like a placeholder.'
        : undefined,
  },
  mailFrom: {
    label: 'Sender address',
    hint: `Your mail server may reject a sender from another domain. Example: ${product.name} <${product.slug}@example.com>`,
    inputMode: 'email',
    isUsed: usesMail,
    fault: (text) => {
      const parts = /^([^<>]*)<([^<>]*)>$/.exec(text);
      return emailFault(parts?.[2] ?? text) !== undefined || /["\\,;:]/.test(parts?.[1] ?? '')
        ? `Enter an address, such as ops@example.com, or a name and an address, such as Console <ops@example.com>.`
        : undefined;
    },
  },
  webhooks: {
    label: 'Webhooks and scripts',
    hint: 'They need an API token, which has almost full write access. Without one, the backend rejects them.',
    choices: [
      {value: 'none', name: 'None'},
      {value: 'own', name: 'From your own tools and scripts'},
      {value: 'google', name: 'From Google Cloud as well'},
    ],
    fault: (webhooks, answers) =>
      webhooks === 'google' && !usesTls(answers)
        ? 'Google Cloud has to reach the API from the internet over TLS. Choose nginx, Caddy, or Traefik above, or choose webhooks without Google Cloud.'
        : undefined,
  },
  dockerHost: {
    label: 'Manage the Docker host itself as a server',
    hint: 'Containers reach it as host.docker.internal.',
  },
} satisfies Questions;

/** Questions whose first answers are right on most machines. */
export const machineQuestions = {
  httpsPort: {
    label: 'Console HTTPS port',
    hint: 'With 443, the URL needs no port.',
    inputMode: 'numeric',
    isUsed: usesTls,
    fault: (port, answers) => freePortFault(port, 'httpsPort', answers),
  },
  httpPort: {
    label: 'Console port',
    inputMode: 'numeric',
    isUsed: (answers) => !usesTls(answers),
    fault: (port, answers) => freePortFault(port, 'httpPort', answers),
  },
  frontendPort: {
    label: 'Local frontend port',
    hint: 'The proxy sends requests for the console to this port. Only this machine can connect to it.',
    inputMode: 'numeric',
    isUsed: usesTls,
    fault: (port, answers) => freePortFault(port, 'frontendPort', answers),
  },
  backendPort: {
    label: 'Local backend port',
    hint: 'The proxy sends API requests to this port. Only this machine can connect to it.',
    inputMode: 'numeric',
    isUsed: usesTls,
    fault: (port, answers) => freePortFault(port, 'backendPort', answers),
  },
  folder: {
    label: 'Folder on the Docker host',
    hint: 'Docker Desktop for macOS and Docker from the Ubuntu snap can only read folders in your home directory.',
    fault: installationFolderFault,
  },
  backupTime: {
    label: 'Daily backup time',
    hint: "In the machine's own time zone. The backend stops for a few seconds.",
    fault: (text) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
        ? undefined
        : 'Enter hours and minutes on a 24-hour clock, such as 02:15.',
  },
} satisfies Questions;

/** By the name of the answer, in the order of the form. */
export const answerFacts: FormFields<Answers, AnswerName> = {
  ...accessQuestions,
  ...serviceQuestions,
  ...machineQuestions,
};
