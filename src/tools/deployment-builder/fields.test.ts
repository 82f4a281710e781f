import {describe, expect, it} from 'vitest';
import {type Answers, initialAnswers} from './answers';
import {findFaults, tidy} from '@site/src/components/form/fieldFacts';
import {answerFacts, type AnswerName} from './fields';

function messages(changes: Partial<Answers>): readonly string[] {
  const faults = findFaults(tidy({...initialAnswers(), ...changes}, answerFacts), answerFacts);
  return Object.entries(faults).map(([name, fault]) => `${answerFacts[name as AnswerName].label}: ${fault}`);
}

const mail = {
  mail: true,
  mailHost: 'smtp.example.com',
  mailUser: 'console',
  mailFrom: 'ops@example.com',
} as const;
const network = {proxy: 'none', exposure: 'network', address: '192.0.2.10'} as const;

describe('answers without a mistake', () => {
  it.each<Partial<Answers>>([
    {},
    {hostname: ' Console.Example.COM '},
    {hostname: 'xn--bcher-kva.example'},
    {hostname: '192.0.2.10'},
    {hostname: `${'a'.repeat(63)}.example.com`},
    {proxy: 'none', hostname: 'localhost'},
    {proxy: 'none', hostname: 'server'},
    {proxy: 'caddy', certificate: 'files', hostname: 'console.internal'},
    {otherHostnames: 'a.example.com;b.example.com,  c.example.com'},
    {httpsPort: '65535', frontendPort: '1', backendPort: ' 2 '},
    {folder: '/srv/a-b_c/d.e+f'},
    {backupTime: '00:00'},
    network,
    mail,
    {...mail, mailSecurity: 'tls'},
    {...mail, mailFrom: 'Ops and friends <ops@example.com>', mailPort: '465', mailSecurity: 'tls'},
    {...mail, mailPassword: 'two words, "quoted" \\ $HOME #'},
    // Unused answers can be anything.
    {mail: false, mailHost: '???', mailPort: 'x'},
    {proxy: 'none', httpsPort: '', otherHostnames: '???', certificateFile: 'relative'},
    {proxy: 'caddy', certificate: 'automatic', certificateFile: 'relative'},
  ])('are %j', (changes) => {
    expect(messages(changes)).toEqual([]);
  });

  it('count without spaces around them and in lowercase, but a password counts as typed', () => {
    const typed = {hostname: ' A.Example.com', otherHostnames: 'B.Example.com ', mailPassword: ' Pass '};
    expect(tidy({...initialAnswers(), ...typed}, answerFacts)).toMatchObject({
      hostname: 'a.example.com',
      otherHostnames: 'b.example.com',
      mailPassword: ' Pass ',
    });
  });
});

describe('a fault names its field and says what to do', () => {
  it.each<[Partial<Answers>, string]>([
    [{hostname: ''}, 'Hostname: Enter the name that users type to open the console'],
    [{hostname: 'https://a.example.com'}, 'Hostname: Leave out the part with ://'],
    [{hostname: 'ops@a.example.com'}, 'Hostname: Leave out everything up to the @'],
    [{hostname: 'a.example.com/console'}, 'Hostname: Leave out the path'],
    [{hostname: 'a.example.com:8443'}, 'Hostname: Leave out the colon and the port'],
    [{hostname: '2001:db8::1'}, "Hostname: Enter a DNS name, because an IPv6 address can't be used"],
    [{hostname: '*.example.com'}, 'Hostname: Enter one complete name'],
    [{hostname: 'my_console.example.com'}, 'Hostname: Replace the underscore'],
    [{hostname: 'bücher.example'}, 'Hostname: Enter the name in its ASCII form'],
    [{hostname: 'ops\u2011console.example.com'}, 'Hostname: The text has a dash that looks like a hyphen'],
    [{hostname: 'b\u00FCcher\u2010a.example'}, 'Hostname: Enter the name in its ASCII form'],
    [{hostname: 'a.example.com b.example.com'}, 'Hostname: Enter one name without spaces'],
    [{hostname: '192.0.2.256'}, 'Hostname: Enter four numbers from 0 to 255'],
    [{hostname: '192.0.2'}, 'Hostname: Enter four numbers from 0 to 255'],
    [{hostname: 'console.1'}, 'Hostname: Enter four numbers from 0 to 255'],
    [{hostname: '-a.example.com'}, 'Hostname: Use 1 to 63 letters, digits, and inner hyphens'],
    [{hostname: 'a..example.com'}, 'Hostname: Use 1 to 63 letters, digits, and inner hyphens'],
    [{hostname: 'a.example.com.'}, 'Hostname: Use 1 to 63 letters, digits, and inner hyphens'],
    [{hostname: `${'a'.repeat(64)}.example.com`}, 'Hostname: Use 1 to 63 letters, digits, and inner hyphens'],
    [{hostname: 'a\u200B.example.com'}, 'Hostname: The text has an invisible character'],
    [{hostname: 'a\tb'}, 'Hostname: Enter one name without spaces'],
    [{hostname: 'a'.repeat(5001)}, 'Hostname: Shorten this to 5,000 characters; it has 5,001'],
    [{hostname: 'a;reboot'}, 'Hostname: Enter one name without spaces'],
    [{hostname: 'a$(reboot)'}, 'Hostname: Use 1 to 63 letters, digits, and inner hyphens'],
    [{hostname: 'a.'.repeat(130)}, 'Hostname: Shorten the name to 253 characters'],
    [{hostname: 'localhost'}, 'Hostname: Enter a name that points to this machine'],
    [{proxy: 'caddy', hostname: '192.0.2.10'}, 'Hostname: Enter a DNS name, or choose your own certificate'],
    [{proxy: 'caddy', hostname: 'console.lan'}, 'Hostname: Enter a public name'],
    [{proxy: 'caddy', hostname: 'console'}, 'Hostname: Enter a public name'],
    [{otherHostnames: 'a.example.com/x'}, 'Other hostnames: For a.example.com/x: Leave out the path'],
    [{otherHostnames: `${'b'.repeat(300)}/`}, `Other hostnames: For ${'b'.repeat(64)}…: Leave out the path`],
    [
      {otherHostnames: 'opsimate.example.com'},
      "Other hostnames: For opsimate.example.com: Remove it, because it's the hostname above",
    ],
    [{otherHostnames: 'a.example.com A.example.com'}, 'Other hostnames: "a.example.com" appears twice'],
    [{httpsPort: ''}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '0'}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '65536'}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '443/tcp'}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '4e2'}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '-1'}, 'Console HTTPS port: Enter one number from 1 to 65535'],
    [{httpsPort: '3001'}, 'Console HTTPS port: Enter another port, because 3001 is taken by the API'],
    [{httpsPort: '80'}, 'Console HTTPS port: Enter another port, because 80 is taken by the redirect'],
    [{frontendPort: '443'}, 'Local frontend port: Enter another port, because 443 is taken by the console'],
    [
      {backendPort: '18080'},
      'Local backend port: Enter another port, because 18080 is taken by the frontend',
    ],
    [{proxy: 'none', httpPort: '3001'}, 'Console port: Enter another port, because 3001 is taken by the API'],
    [{...network, address: 'server'}, "This machine's IP address on that network: Enter four numbers"],
    [
      {...network, address: '0.0.0.0'},
      "This machine's IP address on that network: Enter the machine's own IP address",
    ],
    [
      {...network, address: '127.0.0.1'},
      "This machine's IP address on that network: Enter the machine's own IP address",
    ],
    [{...network, hostname: 'localhost'}, 'Hostname: Enter a name that points to this machine'],
    [{proxy: 'traefik'}, 'Email address for the certificate authority: Enter one address'],
    [{proxy: 'traefik', acmeEmail: 'ops'}, 'Email address for the certificate authority: Enter one address'],
    [
      {proxy: 'traefik', acmeEmail: 'ops@intranet'},
      'Email address for the certificate authority: Enter one address',
    ],
    [
      {proxy: 'traefik', acmeEmail: 'ops\u200B@example.com'},
      'Email address for the certificate authority: The text has an invisible character',
    ],
    [
      {...network, address: '192.0.2.10\u200B'},
      "This machine's IP address on that network: The text has an invisible character",
    ],
    [{otherHostnames: 'a.example\uFEFF.com'}, 'Other hostnames: The text has an invisible character'],
    [{httpsPort: '8443\u2060'}, 'Console HTTPS port: The text has an invisible character'],
    [{...mail, mailFrom: 'ops\u200E@example.com'}, 'Sender address: The text has an invisible character'],
    [{folder: '/opt/con\u00ADsole'}, 'Folder on the Docker host: The text has an invisible character'],
    [{backupTime: '\u200E02:15'}, 'Daily backup time: The text has an invisible character'],
    [{certificateFile: 'tls/a.crt'}, 'Certificate file: Begin with a slash'],
    [{certificateFile: '/etc/my tls/a.crt'}, 'Certificate file: Use only letters, digits'],
    [{certificateFile: '/etc/tls/'}, 'Certificate file: Leave out the trailing slash'],
    [{certificateFile: '/a.pem', keyFile: '/a.pem'}, "Key file: Enter a path other than the certificate's"],
    [{keyFile: '~/a.key'}, 'Key file: Begin with a slash'],
    [{...mail, mailHost: ''}, 'Mail server: Enter the hostname of your mail server'],
    [{...mail, mailHost: 'localhost'}, 'Mail server: Enter a name that the container can reach'],
    [{...mail, mailHost: 'a.example.com/x'}, 'Mail server: Leave out the path, because a hostname has none'],
    [{...mail, mailHost: 'smtp://a.example.com'}, 'Mail server: Leave out the part with ://'],
    [{...mail, mailPort: 'smtp'}, 'Mail server port: Enter one number'],
    [{...mail, mailPort: '465'}, 'Mail server port: Enter 587, or choose TLS from the start'],
    [{...mail, mailPort: '587', mailSecurity: 'tls'}, 'Mail server port: Enter 465, or choose STARTTLS'],
    [{...mail, mailUser: ' '}, 'Mail server username: Enter the username'],
    [{...mail, mailUser: 'a\u0000b'}, 'Mail server username: The text has an invisible character'],
    [{...mail, mailPassword: 'your-smtp-password'}, 'Mail server password: Enter the real password'],
    [{...mail, mailPassword: 'line\nbreak'}, 'Mail server password: The text has an invisible character'],
    [{...mail, mailFrom: ''}, 'Sender address: Enter an address'],
    [{...mail, mailFrom: 'ops'}, 'Sender address: Enter an address'],
    [{...mail, mailFrom: 'Ops, Inc. <ops@example.com>'}, 'Sender address: Enter an address'],
    [{webhooks: 'google', proxy: 'none'}, 'Webhooks and scripts: Google Cloud has to reach the API'],
    [{folder: '/opt'}, 'Folder on the Docker host: Add a separate folder, as in /opt/opsimate'],
    [{backupTime: '2:15'}, 'Daily backup time: Enter hours and minutes'],
    [{backupTime: '24:00'}, 'Daily backup time: Enter hours and minutes'],
    [{backupTime: '02:15 PM'}, 'Daily backup time: Enter hours and minutes'],
  ])('%j', (changes, beginning) => {
    const found = messages(changes);
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(0, beginning.length)).toBe(beginning);
    expect(found[0]).toMatch(/[^.]\.$/);
  });
});
