/** Answers in which any two choices occur together, for every test of the builder's output. */
import {type Answers, initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {findFaults, tidy} from '@site/src/components/form/fieldFacts';
import {answerFacts} from '@site/src/tools/deployment-builder/fields';
import {type Combination, type Coverage, type Dimensions, pairwise} from './pairwise';

const leastCombinations = 240;

const login = {
  mail: true,
  mailHost: 'smtp.example.com',
  mailUser: 'console',
  mailFrom: 'ops@example.com',
} as const;

/** What readers can decide. Passwords and names contain characters that break a file unless they're escaped. */
export const dimensions: Dimensions<Partial<Answers>> = {
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
    {...login, mailPort: '587', mailSecurity: 'starttls', mailPassword: 'pa$$word "with" \\ # : ${HOME} \''},
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
function answersOf(combination: Combination): Answers {
  const parts = Object.entries(combination).map(([name, value]) => dimensions[name]?.[value]);
  return tidy(Object.assign({}, initialAnswers(), ...parts) as Answers, answerFacts);
}

/** The names of the fields whose answers the builder refuses in a combination. */
export function refusedOf(combination: Combination): readonly string[] {
  return Object.keys(findFaults(answersOf(combination), answerFacts));
}

/** The answers that the tests of the files iterate over. */
export const coverage: Coverage = pairwise(
  dimensions,
  (combination) => refusedOf(combination).length === 0,
  leastCombinations,
);

/** The answers of every combination. */
export const allAnswers: readonly Answers[] = coverage.combinations.map(answersOf);
