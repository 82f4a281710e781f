import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type Answers, initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {buildFiles} from '@site/src/tools/deployment-builder/buildFiles';
import {makeSecrets} from '@site/src/tools/deployment-builder/secrets';
import {bareLines, blockOf, hereDocument} from './pageBlocks';

const proxyPage = 'operations/reverse-proxy-tls';

function made(path: string, changes: Partial<Answers>): string {
  const files = buildFiles({...initialAnswers(), ...changes}, makeSecrets());
  const file = files.find((each) => each.name === path);
  if (file === undefined) {
    throw new Error(`The builder makes no ${path}, but ${files.map((each) => each.name).join(', ')}.`);
  }
  return file.text;
}

interface Ports {
  readonly services: Readonly<Record<string, {readonly ports?: readonly string[]}>>;
}

function portsOf(text: string): unknown {
  const {services} = parse(text) as Ports;
  return {backend: services.backend?.ports, frontend: services.frontend?.ports};
}

describe('the builder makes what the pages show', () => {
  it('without TLS: the Compose file and the configuration of Deploy', () => {
    expect(parse(made('docker-compose.yml', {proxy: 'none'}))).toEqual(
      parse(blockOf('getting-started/deploy', 'docker-compose.yml')),
    );
    expect(parse(made('config.yml', {}))).toEqual(parse(blockOf('getting-started/deploy', 'config.yml')));
  });

  it('with the Docker host as a server: the Compose file of Quick start', () => {
    expect(parse(made('docker-compose.yml', {proxy: 'none', dockerHost: true}))).toEqual(
      parse(hereDocument('getting-started/quick-start', 'docker-compose.yml')),
    );
  });

  it('with mail: the configuration with every key, except the templates', () => {
    const {mailer, ...rest} = parse(blockOf('getting-started/configuration', 'config.yml')) as {
      readonly mailer: Readonly<Record<string, unknown>>;
    };
    const {templates: _, ...mail} = mailer;
    const text = made('config.yml', {
      mail: true,
      mailHost: 'smtp.example.com',
      mailUser: 'SMTP_LOGIN_NAME',
      mailFrom: 'OpsiMate <opsimate@example.com>',
    });
    expect(parse(text)).toEqual({...rest, mailer: mail});
  });

  it.each(['nginx', 'caddy'] as const)('behind %s: the ports of the page', (proxy) => {
    expect(portsOf(made('docker-compose.yml', {proxy}))).toEqual(
      portsOf(blockOf(proxyPage, 'docker-compose.yml, the two lists for nginx or Caddy')),
    );
  });

  it('behind nginx: the site of the page', () => {
    expect(bareLines(made('opsimate.conf', {webhooks: 'google'}))).toEqual(
      bareLines(blockOf(proxyPage, '/etc/nginx/conf.d/opsimate.conf')),
    );
  });

  it('behind Caddy: the sites of the page', () => {
    expect(bareLines(made('Caddyfile', {proxy: 'caddy', webhooks: 'google'}))).toEqual(
      bareLines(blockOf(proxyPage, '/etc/caddy/Caddyfile')),
    );
  });

  it('behind Traefik: both files and the service of the page', () => {
    const answers = {proxy: 'traefik', webhooks: 'google', acmeEmail: 'ops@example.com'} as const;
    for (const path of ['traefik/traefik.yml', 'traefik/dynamic/opsimate.yml']) {
      expect(parse(made(path, answers))).toEqual(parse(blockOf(proxyPage, path)));
    }
    expect((parse(made('docker-compose.yml', answers)) as Ports).services.traefik).toEqual(
      (parse(blockOf(proxyPage, 'One more service')) as {readonly traefik: unknown}).traefik,
    );
  });

  it('for backups: the script of the page, at the time on the page', () => {
    expect(bareLines(made('backup-opsimate.sh', {proxy: 'none'}))).toEqual(
      bareLines(blockOf('operations/backup-restore', 'backup-opsimate.sh')),
    );
    expect(made('opsimate-backup.timer', {})).toContain('OnCalendar=*-*-* 02:15:00\n');
  });
});
