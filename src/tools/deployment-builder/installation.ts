/** Values that all files derive from the answers. */
import {listItems} from '@site/src/components/form/typed';
import {product} from '@site/src/site/product';
import type {Answers} from './answers';

/** The port that the console sends its requests to, which no setting changes. */
export const apiPort = '3001';

/** The frontend's port inside its container. */
export const consolePort = '8080';

/** The documented release as an image tag. */
export const imageTag = product.release.replace(/^v/, '');

export const proxyNames: Readonly<Record<Answers['proxy'], string>> = {
  nginx: 'nginx',
  caddy: 'Caddy',
  traefik: 'Traefik',
  none: 'no proxy',
};

/** All hostnames of the console; links use the first. */
export function hostnamesOf({hostname, otherHostnames}: Answers): readonly string[] {
  return [hostname, ...listItems(otherHostnames)];
}

export function usesTls({proxy}: Answers): boolean {
  return proxy !== 'none';
}

/** Whether the reader provides a certificate, as nginx always requires. */
export function usesCertificateFiles({proxy, certificate}: Answers): boolean {
  return proxy === 'nginx' || (proxy !== 'none' && certificate === 'files');
}

/** A port at the end of a URL: nothing for the default. */
export function portSuffix(port: string, usual: string): string {
  return port === usual ? '' : `:${port}`;
}

/** Where users open the console. */
export function consoleUrl(answers: Answers): string {
  const {hostname, exposure, httpsPort, httpPort} = answers;
  if (usesTls(answers)) {
    return `https://${hostname}${portSuffix(httpsPort, '443')}`;
  }
  return exposure === 'network'
    ? `http://${hostname}${portSuffix(httpPort, '80')}`
    : `http://localhost:${consolePort}`;
}

/** The ports of the machine that lead into the two containers. */
export function publishedPorts(answers: Answers): {readonly backend: string; readonly frontend: string} {
  return usesTls(answers)
    ? {backend: answers.backendPort, frontend: answers.frontendPort}
    : {backend: apiPort, frontend: answers.httpPort};
}

const certificateFolders: Readonly<Record<Answers['proxy'], (answers: Answers) => string>> = {
  nginx: () => '/etc/nginx/tls',
  caddy: () => '/etc/caddy/tls',
  traefik: ({folder}) => `${folder}/traefik/tls`,
  none: () => '',
};

/** The paths of the certificate and its key on the machine. */
export function certificatePaths(answers: Answers): {readonly certificate: string; readonly key: string} {
  const {proxy, hostname, certificateFile, keyFile} = answers;
  const usual = `${certificateFolders[proxy](answers)}/${hostname}`;
  return {certificate: certificateFile || `${usual}.crt`, key: keyFile || `${usual}.key`};
}

/** The port of the mail server: unless the reader enters one, the usual one for the encryption. */
export function mailPortOf({mailPort, mailSecurity}: Answers): string {
  return mailPort || {starttls: '587', tls: '465'}[mailSecurity];
}

/** What the files are for, in one sentence of Markdown, because on paper the questions are missing. */
export function describeInstallation(answers: Answers): string {
  const {proxy, exposure, address, mail, webhooks, dockerHost} = answers;
  const names = hostnamesOf(answers).map((name) => `\`${name}\``);
  const access = usesTls(answers)
    ? `TLS through ${proxyNames[proxy]}`
    : exposure === 'machine'
      ? 'access through an SSH tunnel'
      : `plain HTTP on ${address}`;
  const parts = [
    access,
    mail ? 'mail' : 'no mail',
    {none: 'no API token', own: 'an API token', google: 'webhooks from Google Cloud'}[webhooks],
    ...(dockerHost ? ['the Docker host as a server'] : []),
  ];
  const list = new Intl.ListFormat('en');
  return `For ${list.format(names)} with ${list.format(parts)}.`;
}
