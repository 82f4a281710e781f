/** The choices of each question, and how one affects another answer. */
import type {Answers} from './answers';

interface ChoiceFacts<Value extends string> {
  readonly label: string;
  readonly choices: readonly {readonly value: Value; readonly name: string}[];
}

/** By the name of the answer. */
export const choices: {
  readonly [Name in 'proxy' | 'exposure' | 'certificate' | 'mailSecurity' | 'webhooks']: ChoiceFacts<
    Answers[Name]
  >;
} = {
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
      {value: 'machine', name: 'Only the Docker host itself, and others through an SSH tunnel'},
      {value: 'network', name: 'A network that you trust, with passwords in plain text'},
    ],
  },
  certificate: {
    label: 'Certificate',
    choices: [
      {value: 'automatic', name: "Fetched and renewed automatically, from Let's Encrypt"},
      {value: 'files', name: 'Your own files'},
    ],
  },
  mailSecurity: {
    label: 'Encryption',
    choices: [
      {value: 'starttls', name: 'STARTTLS, usually on port 587'},
      {value: 'tls', name: 'TLS from the start, usually on port 465'},
    ],
  },
  webhooks: {
    label: 'Webhooks and scripts',
    choices: [
      {value: 'none', name: 'None'},
      {value: 'own', name: 'From your own tools and scripts'},
      {value: 'google', name: 'From Google Cloud as well'},
    ],
  },
};

const usualMailPorts: Readonly<Record<Answers['mailSecurity'], string>> = {starttls: '587', tls: '465'};

/** A change of answers, with the mail port: the usual one follows the encryption; one that the reader chose stays. */
export function withMailPort(answers: Answers, change: Partial<Answers>): Partial<Answers> {
  const isUsual = answers.mailPort === usualMailPorts[answers.mailSecurity];
  return change.mailSecurity !== undefined && isUsual
    ? {...change, mailPort: usualMailPorts[change.mailSecurity]}
    : change;
}
