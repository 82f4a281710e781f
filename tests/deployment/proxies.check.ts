/** Whether nginx and Caddy accept what the builder generates, in every combination: `npm test -- --only servers`. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {type Answers, initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {caddyFile} from '@site/src/tools/deployment-builder/caddyFile';
import {certificatePaths, usesCertificateFiles} from '@site/src/tools/deployment-builder/installation';
import {nginxFile} from '@site/src/tools/deployment-builder/nginxFile';
import {serverPath, temporaryPaths} from '../support/servers';
import {pairwiseAnswers} from './pairwise';

let folder: string;

/** What a server prints when it rejects a file; nothing if it accepts the file. */
function refusal(program: string, args: readonly string[]): string {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    encoding: 'utf8',
    // Caddy keeps its state in the user's folder.
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  });
  return status === 0 ? '' : String(error ?? stdout + stderr);
}

/** The text with the test's own certificate instead of the reader's. */
function withCertificate(text: string, answers: Answers): string {
  const {certificate, key} = certificatePaths(answers);
  return text
    .replaceAll(certificate, path.join(folder, 'own.crt'))
    .replaceAll(key, path.join(folder, 'own.key'));
}

/** Ports below 1024, which only root can open, mapped to others that don't conflict with any of the combinations. */
function withoutPrivilege(text: string): string {
  return text.replace(
    /(listen (?:\[::\]:)?)(\d{2,3})\b/g,
    (_, start: string, port: string) => `${start}${40_000 + Number(port)}`,
  );
}

/** Another site on a port of every combination, such as the one that comes with nginx. */
const otherSite = 'server { listen 40080 default_server; server_name _; access_log off; }';

function nginxRefusal(text: string): string {
  const site = path.join(folder, 'site.conf');
  const whole = path.join(folder, 'nginx.conf');
  writeFileSync(site, withoutPrivilege(text).replaceAll('/var/log/nginx', folder));
  writeFileSync(
    whole,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${temporaryPaths(folder)}\ninclude ${site};\n${otherSite}\n}\n`,
  );
  return refusal(serverPath('nginx'), ['-t', '-q', '-e', `${folder}/error.log`, '-p', folder, '-c', whole]);
}

function caddyRefusal(text: string): string {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, text);
  return refusal(serverPath('caddy'), ['validate', '--adapter', 'caddyfile', '--config', file]);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'proxies-'));
  execFileSync(
    'openssl',
    (
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=console.example.com ' +
      '-addext subjectAltName=DNS:console.example.com -keyout own.key -out own.crt'
    ).split(' '),
    {cwd: folder, stdio: 'ignore'},
  );
  chmodSync(path.join(folder, 'own.key'), 0o600);
}, 120_000);

describe('nginx', () => {
  const texts = (): readonly string[] => [
    ...new Set(
      pairwiseAnswers
        .filter(({proxy}) => proxy === 'nginx')
        .map((answers) => withCertificate(nginxFile(answers).text, answers)),
    ),
  ];

  it('accepts the site of every combination', () => {
    expect(texts().length).toBeGreaterThan(20);
    expect(texts().map(nginxRefusal).filter(Boolean)).toEqual([]);
  });

  it('accepts hostnames of any length, next to another site', () => {
    const labels = 'a'.repeat(60);
    const longest = `${[labels, labels, labels, labels].join('.')}.example`;
    const refusals = [46, 47, 110, 111, longest.length].map((length) => {
      const answers: Answers = {...initialAnswers(), hostname: longest.slice(-length)};
      return nginxRefusal(withCertificate(nginxFile(answers).text, answers));
    });
    expect(refusals.filter(Boolean)).toEqual([]);
  });

  it('rejects a site with a mistake', () => {
    const [text = ''] = texts();
    expect(nginxRefusal(text.replace('proxy_pass', 'proxy_past'))).toContain(
      'unknown directive "proxy_past"',
    );
    expect(nginxRefusal(text.replace('own.key', 'other.key'))).toContain('other.key');
  });
});

describe('Caddy', () => {
  /** Each with its own names, so all fit into one file: starting Caddy takes longer than all of its checks. */
  const text = (): string =>
    pairwiseAnswers
      .filter(({proxy}) => proxy === 'caddy')
      .map((answers, index) => {
        const own = {
          ...answers,
          hostname: `c${index}.${answers.hostname}`,
          otherHostnames: answers.otherHostnames.replace(/\b(second|third)/g, `$1-${index}`),
        };
        return usesCertificateFiles(own) ? withCertificate(caddyFile(own).text, own) : caddyFile(own).text;
      })
      .join('\n');

  it('accepts the sites of all combinations', () => {
    expect(text().match(/^# The API/gm)?.length).toBeGreaterThan(20);
    expect(caddyRefusal(text())).toBe('');
  });

  it('rejects a site with a mistake', () => {
    expect(caddyRefusal(text().replace('reverse_proxy', 'reverse_prox'))).toContain('unrecognized directive');
    expect(caddyRefusal(text().replace(/own\.key/, 'other.key'))).toContain('other.key');
  });
});
