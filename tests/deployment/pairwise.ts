/** Answers in which any two choices occur together, for every test of the builder's output. */
import {type Answers, initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {findFaults, tidy} from '@site/src/components/form/fieldFacts';
import {answerFacts} from '@site/src/tools/deployment-builder/fields';

/**
 * The tests use every 281st combination, because all of them would take hours. A prime number covers all choices of each
 * decision. Another decision needs a larger number.
 */
const step = 281;

const login = {
  mail: true,
  mailHost: 'smtp.example.com',
  mailUser: 'console',
  mailFrom: 'ops@example.com',
} as const;

/**
 * What readers can decide, and their choices. Passwords and names contain characters that break a file unless they're
 * escaped.
 */
export const decisions: Readonly<Record<string, readonly Partial<Answers>[]>> = {
  proxy: [{proxy: 'nginx'}, {proxy: 'caddy'}, {proxy: 'traefik'}, {proxy: 'none'}],
  hostname: [{hostname: 'console.example.com'}, {hostname: 'OPS-1.eu.example.org'}, {hostname: '192.0.2.20'}],
  otherHostnames: [
    {otherHostnames: ''},
    {otherHostnames: 'second.example.com'},
    {otherHostnames: 'second.example.com, third.example.net'},
  ],
  consolePorts: [
    {httpsPort: '443', httpPort: '8080'},
    {httpsPort: '8443', httpPort: '80'},
  ],
  localPorts: [
    {frontendPort: '18080', backendPort: '13001'},
    {frontendPort: '28080', backendPort: '23001'},
  ],
  exposure: [{exposure: 'machine'}, {exposure: 'network', address: '192.0.2.20'}],
  certificate: [
    {certificate: 'automatic', acmeEmail: 'ops@example.com'},
    {certificate: 'files'},
    {certificate: 'files', certificateFile: '/etc/ssl/own/console.pem', keyFile: '/etc/ssl/own/console.key'},
  ],
  mail: [
    {mail: false},
    {...login, mailPort: '', mailSecurity: 'starttls', mailPassword: 'pa$$word "with" \\ # : ${HOME} \''},
    {
      ...login,
      mailPort: '465',
      mailSecurity: 'tls',
      mailPassword: '0123456789',
      mailFrom: 'Ops & Co. <ops@example.com>',
    },
    {...login, mailPort: '2525', mailSecurity: 'starttls', mailPassword: '', mailUser: 'yes'},
  ],
  webhooks: [{webhooks: 'none'}, {webhooks: 'own'}, {webhooks: 'google'}],
  dockerHost: [{dockerHost: false}, {dockerHost: true}],
  folder: [{folder: '/opt/opsimate'}, {folder: '/srv/containers/ops-1.console'}],
  backupTime: [{backupTime: '02:15'}, {backupTime: '23:59'}],
};

/** The answers in the form that the files are made from. */
function answersOf(choices: readonly Partial<Answers>[]): Answers {
  return tidy(Object.assign({}, initialAnswers(), ...choices) as Answers, answerFacts);
}

/** The names of the fields whose answers the builder refuses. */
export function refusedOf(choices: readonly Partial<Answers>[]): readonly string[] {
  return Object.keys(findFaults(answersOf(choices), answerFacts));
}

/** Combinations are numbered: each decision is a digit, whose base is the number of its choices. */
function combinationAt(number: number): readonly Partial<Answers>[] {
  let rest = number;
  return Object.values(decisions).flatMap((choices) => {
    const index = rest % choices.length;
    rest = (rest - index) / choices.length;
    return choices.slice(index, index + 1);
  });
}

const count = Object.values(decisions).reduce((product, {length}) => product * length, 1);

/** What the tests of the files iterate over: any two choices occur together. */
export const combinations = Array.from({length: Math.ceil(count / step)}, (_, index) =>
  combinationAt(index * step),
).filter((choices) => refusedOf(choices).length === 0);

/** The answers of every combination. */
export const pairwiseAnswers: readonly Answers[] = combinations.map(answersOf);
