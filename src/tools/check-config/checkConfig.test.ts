import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {maxFileLength} from '@site/src/site/pasteLimits';
import {codeBlocksOf, parseDocPage} from '@site/tests/checks/docs/page';
import {readFileSync} from 'node:fs';
import {checkConfig} from './checkConfig';
import {
  backend,
  config,
  corrected,
  documented,
  env,
  environment,
  facts,
  found,
  key,
  ports,
  volumes,
} from './fixtures/files';

describe('the files that the guides show', () => {
  const blocks = ['deploy', 'configuration'].flatMap((name) => {
    const file = `docs/getting-started/${name}.mdx`;
    return codeBlocksOf(parseDocPage(file, readFileSync(file, 'utf8'))).filter(({meta}) =>
      /title="(?:config|docker-compose)\.yml"/.test(meta ?? ''),
    );
  });

  it('have no findings, apart from the password that a reader fills in', () => {
    expect(blocks).toHaveLength(3);
    expect(
      blocks.flatMap(({value}) => checkConfig(value, documented).reports.map(({check}) => check)),
    ).toEqual(['secret-placeholder']);
  });

  it('still have none with Windows line endings, and with generated secrets in an .env file', () => {
    expect(found(config.replaceAll('\n', '\r\n'))).toEqual([]);
    expect(found(env.replaceAll('\n', '\r\n'))).toEqual([]);
    expect(found(backend([...ports, ...volumes, ...environment]).replaceAll('\n', '\r\n'))).toEqual([]);
  });
});

describe("a text that isn't one of these files", () => {
  it.each([
    'hello',
    'Error: connect ECONNREFUSED',
    '- a\n- b',
    '# only a comment',
    '\u0000\u0001',
    '<html></html>',
    '    environment:\n      NODE_ENV: production\n      JWT_SECRET: x\n    volumes:\n      - a:/b\n',
    '  backend:\n    image: opsimate/backend:0.0.53\n    restart: always\n',
    'apiVersion: v1\nkind: Config\nclusters:\n  - cluster:\n      server: https://a\n    name: b\n',
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  containers:\n    - name: a\n      image: opsimate/backend\n',
    'global:\n  scrape_interval: 15s\n',
  ])('%j is rejected on its first line', (text) => {
    expect(found(text)).toEqual(['not-recognized:1']);
  });

  it('may begin with the byte order mark that Windows editors write', () => {
    expect([config, env].flatMap((text) => found(`\uFEFF${text}`))).toEqual([]);
  });

  it.each([
    ['server:\n  po\u200Brt: 3001\n', 2],
    ['server:\n\u00A0\u00A0port: 3001\n', 2],
    ['server:\n  host: \u201C0.0.0.0\u201D\n', 2],
    ['X=\u20180.0.0.0\u2019\n', 1],
  ])('contains no characters that only copied text has: %j', (text, line) => {
    expect(found(text)).toContain(`copied-character:${line}`);
  });

  it('may contain them in comments, and apostrophes in a value', () => {
    const text = `${config}# \u201CWhy\u201D\u00A0not\nmailer:\n  enabled: false\n  from: O\u2019Neil <a@b.example>\n`;
    expect(found(text).filter((each) => each.startsWith('copied-character'))).toEqual([]);
  });

  it('gets a result, however many empty lines it has', () => {
    expect(found(`${'\n'.repeat(100_000)}x`)).toEqual(['not-recognized:1']);
  });

  it('gets a result, however often it repeats a variable', () => {
    expect(found('A=1\n'.repeat(20_000)).filter((each) => each.startsWith('variable-repeated'))).toHaveLength(
      19_999,
    );
    // Comparing each line with all others took 28 seconds.
  }, 15_000);

  it.each([
    ['databse:\n  path: /a\n', 'config'],
    ['  Server:\n  port: 3001\ndatabase:\n', 'config'],
    ['servces:\n  backend:\n    image: opsimate/backend\n', 'compose'],
    ['JWT_SECRET: a\nENCRYPTION_KEY: b\n', 'env'],
  ])('is recognized although it has mistakes: %j', (text, kind) => {
    expect(checkConfig(text, facts).kind).toBe(kind);
  });

  it("is rejected if it doesn't fit into the box", () => {
    expect(found(config + '#'.repeat(maxFileLength))).toEqual(['too-long:1']);
  });
});

describe('broken YAML', () => {
  it.each([
    ['server:\n\tport: 3001\n', 'yaml-tab:2'],
    ['server:\n  port: "3001\ndatabase:\n', 'yaml-quote:3'],
    ['server:\n  port: 3001\n host: a\n', 'yaml-indentation:3'],
    ['server:\n  port 3001\n  host: a\n', 'yaml-indentation:2'],
    ['server: port: 3001\n', 'yaml-indentation:1'],
    ['server: {port: 3001\n', 'yaml-indentation:1'],
    ['server:\n  host: @a\n', 'yaml-syntax:2'],
    ['server: {}\n---\nserver: {}\n', 'yaml-documents:2'],
    ['services: {}\n---\nserver: {}\n', 'yaml-documents:2'],
    ['server: *base\n', 'yaml-alias:1'],
    ['services:\n\tbackend:\n', 'yaml-tab:2'],
  ])('%j is explained with its line', (text, finding) => {
    expect(found(text)).toEqual([finding]);
  });

  it('never quotes the file, as the parser itself does', () => {
    const {reports} = checkConfig('mailer:\n  auth:\n    pass: a: hunter2hunter2\n  hunter2hunter2\n', facts);
    expect(reports).toHaveLength(1);
    expect(JSON.stringify(reports)).not.toContain('hunter2');
  });

  it.each([
    [`${config}server:\n  port: 4000\n`, 'yaml-repeated-key:8'],
    [`${config}"server": {port: 3001, port: 3002}\n`, 'yaml-repeated-key:8'],
    ['server: {host: a, host: b}\n', 'yaml-repeated-key:1'],
    ['x-a: {a: 1}\nservices:\n  b:\n    environment:\n      A: 1\n      A: 2\n', 'yaml-repeated-key:6'],
  ])('%j is still checked, although a key appears twice', (text, finding) => {
    expect(found(text)).toContain(finding);
  });

  it('finishes for mappings that merge themselves', () => {
    expect(found('server: &a\n  <<: *a\n  port: 3001\n')).toContain('config-key-missing:1');
  });
});

describe('config.yml', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'has no key named %s, which every object has',
    (key) => {
      expect(found(`${config}${key}: 1\n`)).toEqual(['config-key-unknown:8']);
      expect(found(`${config}${key}:\n  port: 3001\n`)).toEqual(['config-key-unknown:8']);
    },
  );

  it('may use anchors, merges, and JSON', () => {
    expect(
      found(
        'x: &p\n  port: 3001\nserver:\n  <<: *p\ndatabase: {path: /a.db}\nsecurity: {private_keys_path: /k}\n',
      ),
    ).toEqual(['config-key-unknown:1']);
    expect(
      found(
        '{"server": {"port": 3001}, "database": {"path": "/a"}, "security": {"private_keys_path": "/b"}}',
      ),
    ).toEqual([]);
  });

  it('has its required keys, and each missing one is reported on the line of its section', () => {
    expect(found('server:\n  host: a\ndatabase:\n  path: ""\n')).toEqual([
      'config-key-missing:1',
      'config-key-missing:1',
      'config-key-missing:4',
    ]);
  });

  it('has no misspelled key, and certain corrections leave everything else as it was', () => {
    const text = config
      .replace('private_keys_path', 'privateKeysPath')
      .replace('port: 3001', 'port: 3001 # API');
    expect(found(text)).toEqual(['config-key-missing:6', 'config-key-unknown:7']);
    expect(corrected(text)).toBe(config.replace('port: 3001', 'port: 3001 # API'));
  });

  it('gets the name of the nearest key without a correction if that is not certain', () => {
    const {reports, corrected: text} = checkConfig(`${config}mailer:\n  mailLinkUrl: https://a\n`, facts);
    expect(reports.map(({fix}) => fix)).toEqual(['Remove it, or look it up in the list of keys.']);
    expect(text).toBeUndefined();
    expect(checkConfig(`${config}mailer:\n  enabeld: false\n`, facts).reports[0]?.fix).toContain('`enabled`');
  });

  it.each([
    ['vm:\n  try_with_sudo: "false"\n', 'vm:\n  try_with_sudo: false\n'],
    ['vm:\n  try_with_sudo: no\n', 'vm:\n  try_with_sudo: false\n'],
    ['mailer:\n  enabled: off # for now\n', 'mailer:\n  enabled: false # for now\n'],
    ['mailer:\n  auth:\n    pass: 0123\n', 'mailer:\n  auth:\n    pass: "0123"\n'],
    ['mailer:\n  auth:\n    pass: 12.5\n', 'mailer:\n  auth:\n    pass: "12.5"\n'],
  ])('has the types that the backend needs: %j', (text, right) => {
    expect(found(config + text)).toEqual([expect.stringMatching(/^config-type:/)]);
    expect(corrected(config + text)).toBe(config + right);
  });

  it.each([
    'server: text',
    'server: [1]',
    'mailer: yes',
    'mailer:\n  port: abc',
    'mailer:\n  port: 99999',
    'vm: 3',
  ])('has no %j', (text) => {
    const rest = config.split('\n').slice(3).join('\n');
    expect(found(`${rest}${text}\n`).filter((each) => each.startsWith('config-type'))).toHaveLength(
      text === 'server: [1]' ? 0 : 1,
    );
  });

  it('calls a fraction a number, where it needs another one', () => {
    const [report] = checkConfig(config.replace('3001', '3001.5'), facts).reports;
    expect(report?.message).toBe(
      '`server.port` needs a number from 1 to 65535, but the file has a different number',
    );
  });

  it.each(['./data/a.db', '../../data/a.db', 'a.db', '~/a.db'])('has no relative path such as %s', (path) => {
    expect(found(config.replace('/app/data/database/opsimate.db', path))).toEqual(['config-relative-path:5']);
  });

  it('has no variables, because nothing replaces them', () => {
    expect(found(config.replace('"0.0.0.0"', '${HOST:-0.0.0.0}'))).toEqual(['config-variable:3']);
  });

  it('loses keys without effect, with their comments and sections', () => {
    const useless = 'client:\n  port: 8080 # frontend\n  api_url: "http://a"\n';
    const mail = 'mailer:\n  enabled: false\n  replyTo: a@b.c\n  tls:\n    rejectUnauthorized: false\n';
    expect(found(useless + config + mail)).toEqual(['no-effect:1', 'no-effect:13', 'no-effect:14']);
    expect(corrected(useless + config + mail)).toBe(`${config}mailer:\n  enabled: false\n`);
  });

  it('leaves the API on the port that the console uses', () => {
    expect(found(config.replace('3001', '4001'))).toEqual(['config-api-port:2']);
  });

  it('has complete mail settings once mail is on, and no placeholder as the password', () => {
    expect(found(`${config}mailer:\n  enabled: true\n  host: smtp.example.com\n`)).toEqual([
      'config-mail-incomplete:8',
      'config-mail-incomplete:8',
      'config-mail-incomplete:8',
      'config-mail-link:8',
    ]);
    const mail =
      'mailer:\n  enabled: true\n  host: a\n  port: 587\n  mailLinkBaseUrl: "https://a.example/"\n  auth:\n    user: b\n    pass: your-smtp-password\n';
    expect(found(config + mail)).toEqual(['config-mail-link-slash:12', 'secret-placeholder:15']);
    expect(corrected(config + mail)).toContain('mailLinkBaseUrl: "https://a.example"\n');
  });

  it.each([
    ['ops.example.com', ['config-mail-link-url:9']],
    ['ops.example.com:8080/', ['config-mail-link-slash:9', 'config-mail-link-url:9']],
    ['HTTPS://ops.example.com', []],
    ['http://192.0.2.1:8080', []],
    ['""', []],
    ['${APP_BASE_URL}', ['config-variable:9']],
  ])('has the whole URL of the console for links in mail: %s', (url, findings) => {
    expect([...found(`${config}mailer:\n  mailLinkBaseUrl: ${url}\n`)].sort()).toEqual(findings);
  });

  it.each([
    [['port: 465', 'secure: false'], ['config-mail-port:12']],
    [['port: 465'], ['config-mail-port:8']],
    [['port: 587', 'secure: true'], ['config-mail-port:12']],
    [['port: 25', 'secure: true'], ['config-mail-port:12']],
    [['port: "465"', 'secure:'], ['config-mail-port:12']],
    [['port: 465', 'secure: true'], []],
    [['port: 587'], []],
    [['port: 587', 'secure: false'], []],
    [['port: 2525', 'secure: true'], []],
  ])('has a mail port that matches the encryption: %j', (lines, findings) => {
    const rest = ['host: a', ...lines, 'mailLinkBaseUrl: "https://a.example"', 'auth: {user: b, pass: c9}'];
    const mailer = (enabled: string): string =>
      `${config}mailer:\n${[`enabled: ${enabled}`, ...rest].map((line) => `  ${line}\n`).join('')}`;
    expect(found(mailer('true'))).toEqual(findings);
    expect(found(mailer('false'))).toEqual([]);
  });
});

describe('.env', () => {
  it.each([
    ['JWT_SECRET', 'env-line'],
    ['JWT SECRET=a', 'env-line'],
    ['=a', 'env-line'],
    ["X='a\nb", 'env-quote'],
    [`export X=${key('d')}`, 'env-form'],
    [`X =${key('d')}`, 'env-form'],
    [`X: ${key('d')}`, 'env-form'],
    ['X="a"', 'env-quoted'],
    ['X=a$bc', 'env-changed'],
    ['X=a #b', 'env-changed'],
    ['JWT_SECRT=', 'variable-unknown'],
    ['SMTP_HOST=a', 'no-effect'],
    ['VITE_USE_MOCK_ALERTS=1', 'no-effect'],
    ['PORT=abc', 'variable-value'],
    ['NODE_ENV=development', 'variable-value'],
    ['VM_TRY_WITH_SUDO=no', 'variable-value'],
    ['CONFIG_FILE=config.yml', 'variable-value'],
  ])('has no line such as %j', (line, check) => {
    expect(found(`${env}# Own lines\n\n${line}\n`)).toEqual([`${check}:6`]);
  });

  it.each(["X='a\nb c\nd'", "X='a$b #c'", 'COMPOSE_PROJECT_NAME=opsimate', 'TZ=UTC', 'X='])(
    'may have %j',
    (line) => {
      expect(found(env + line).filter((each) => !each.startsWith('env-quoted'))).toEqual([]);
    },
  );

  it('is corrected if only the form is wrong', () => {
    expect(corrected(`export ${env.replace('API_TOKEN=', 'API_TOKEN = ')}SMTP_HOST=a\n`)).toBe(
      env.replace('API_TOKEN=', 'API_TOKEN= '),
    );
  });

  it('counts the last of two lines', () => {
    expect(found(`JWT_SECRET=changeme-secret\n${env}`)).toEqual(['variable-repeated:1']);
  });
});

describe('a secret', () => {
  it.each([
    ['JWT_SECRET=changeme-secret', 'secret-public'],
    ['ENCRYPTION_KEY="test-key-should-be-changed"', 'secret-public'],
    ['API_TOKEN=opsimate', 'secret-public'],
    ['JWT_SECRET=', 'secret-missing'],
    ['JWT_SECRET=change_me', 'secret-placeholder'],
    ['JWT_SECRET=your-super-secret-jwt-key', 'secret-placeholder'],
    ['JWT_SECRET=<secret>', 'secret-placeholder'],
    ['API_TOKEN=password123', 'secret-placeholder'],
    ['JWT_SECRET=hunter2hunter2', 'secret-short'],
    [`API_TOKEN=${key('a')}`, 'secret-repeated'],
  ])('is not %s', (line, check) => {
    const name = line.split('=')[0] ?? '';
    const text = env.replace(new RegExp(`^${name}=.*`, 'm'), line);
    expect(found(text).map((each) => each.split(':')[0])).toContain(check);
  });

  it('is missing if its line is', () => {
    expect(found(`API_TOKEN=${key('c')}\n`)).toEqual(['secret-missing:1', 'secret-missing:1']);
  });

  const secret = 'S3cr3t-hunter2';
  it.each([
    `JWT_SECRET=${secret}`,
    `JWT_SECRET="${secret}`,
    `JWT_SECRET ${secret}`,
    `JWT_SECRET: ${secret}`,
    `export ENCRYPTION_KEY='${secret} $x'`,
    `JWT_SECRT=${secret}\nAPI_TOKEN=${secret}`,
    `PORT=${secret}`,
    `${config}mailer:\n  enabled: "${secret}"\n  auth:\n    pass: ["${secret}"]\n`,
    `${config}jwt_secret: ${secret}\n`,
    `${config}mailer:\n  auth: ${secret}\n`,
    backend([
      ...ports,
      ...volumes,
      'environment:',
      `  - JWT_SECRET=${secret}`,
      `  - API_TOKEN=\${A:-${secret}}`,
    ]),
    backend(['environment:', `  JWT_SECRET: ${secret}`, `  PASSWORD: ${secret}`, `  PORT: ${secret}`]),
    backend([`environment: ${secret}`]),
  ])('is never part of a finding: %j', (text) => {
    const {reports} = checkConfig(text, facts);
    expect(reports.length).toBeGreaterThan(0);
    expect(JSON.stringify(reports)).not.toContain(secret);
  });
});

describe('a Compose file', () => {
  const rest = [...volumes, ...environment];

  it.each([
    ['- "3001:3001"', ['port-open']],
    ['- 3001:3001', ['port-open']],
    ['- 3001', ['port-open', 'port-api']],
    ['- "0.0.0.0:3001:3001/tcp"', ['port-open']],
    ['- "[::]:3001:3001"', ['port-open']],
    ['- "${PORT:-3001}:3001"', ['port-open']],
    ['- "4001:3001"', ['port-open', 'port-api']],
    ['- "192.0.2.1:4001:3001"', ['port-api']],
    ['- "127.0.0.1:13001:3001"', []],
    ['- "[::1]:13001:3001"', []],
    ['- "192.0.2.1:3001:3001"', []],
    ['- "127.0.0.1:3001-3003:3001-3003"', []],
    ['- "127.0.0.1:3001:8080"', ['port-nobody']],
    ['- "a:b"', ['port-syntax']],
    ['- "99999:3001"', ['port-syntax']],
    ['- "localhost:3001:3001"', ['port-syntax']],
    ['- "127.0.0.256:3001:3001"', ['port-syntax']],
    ['- {target: 3001, published: 65536}', ['port-syntax']],
    ['- "::1:3001:3001"', []],
    ['- ":::3001:3001"', ['port-open']],
    ['- "${PORT}:3001"', []],
    ['- {target: 3001, published: 3001}', ['port-open']],
    ['- {target: 3001, published: "3001", host_ip: 127.0.0.1}', []],
    ['- {target: 3001, published: 3001, host_ip: "${IP:-0.0.0.0}"}', ['port-open']],
    ['- {target: 3001, published: 4001, host_ip: "${IP:-127.0.0.1}"}', []],
    ['- {target: 3001, published: 4001, host_ip: "${IP}"}', []],
    ['- {target: 3001, published: 3001, host_ip: localhost}', ['port-syntax']],
    ['- {published: 3001}', ['port-syntax']],
  ])('with the port %s', (port, checks) => {
    expect(found(backend(['ports:', `  ${port}`, ...rest]))).toEqual(checks.map((check) => `${check}:5`));
  });

  it.each([
    [
      ['volumes:', '  - database:/app/data/database'],
      ['volume-missing', 'config-file-unmounted'],
    ],
    [['volumes:', '  - ./data:/app/data', '  - ./c:/app/config'], []],
    [
      [
        'volumes:',
        '  - database:/app/data/database/',
        '  - ./k/:/app/data/private-keys/',
        '  - ./c:/app/config',
      ],
      [],
    ],
    [
      ['volumes:', '  - ./data:/app/dat', '  - ./c:/app/config'],
      ['volume-missing', 'volume-missing'],
    ],
    [['volumes:', '  - data/own:/app/data', '  - ./c:/app/config'], ['volume-undeclared']],
    [['volumes:', '  - ~/data:/app/data', '  - data-${X}:/app/config'], []],
    [['volumes:', '  - ./data:/app/data', '  - data:/app/config'], ['volume-undeclared']],
    [
      ['volumes:', '  - /app/data', '  - ./c:/app/config'],
      ['volume-missing', 'volume-missing'],
    ],
    [
      ['volumes:', '  - {type: tmpfs, target: /app/data}', '  - ./c:/app/config'],
      ['volume-missing', 'volume-missing'],
    ],
    [['volumes:', '  - {type: bind, source: ./data, target: /app/data}', '  - C:\\c:/app/config'], []],
    [['volumes:', '  - {type: volume, source: keys, target: /app}'], []],
    [['volumes:', '  - ${DATA}:/app/data', '  - ${CONFIG:-./c}:/app/config'], []],
    [[], ['volume-missing', 'volume-missing', 'config-file-unmounted']],
  ])('with %j', (lines, checks) => {
    const text = backend([...ports, ...lines, ...environment]);
    expect(
      found(text)
        .map((each) => each.split(':')[0] ?? '')
        .sort(),
    ).toEqual([...checks].sort());
  });

  it.each([
    [['database:/app/data/database', './keys/:/app/data/private-keys/'], 0],
    [['./data:/app/data'], 2],
    [['database:/app/data/database', './data:/app/data'], 1],
  ])('with the image that declares volumes for its data, and %j', (mounts, missing) => {
    const lines = ['env_file: .env', 'volumes:', ...mounts.map((mount) => `  - ${mount}`)];
    expect(found(backend(lines, 'opsimate/opsimate:0.0.53'))).toEqual(
      Array.from({length: missing}, () => 'volume-missing:2'),
    );
  });

  it.each([
    ['opsimate/backend:latest', 'image-moves'],
    ['opsimate/backend', 'image-moves'],
    ['"docker.io/opsimate/backend:main"', 'image-moves'],
    ['registry.local:5000/opsimate/backend', 'image-moves'],
    ['opsimate/backend:${TAG:-latest}', 'image-moves'],
    ['opsimate/backend:v0.0.53', 'image-v'],
    ['opsimate/backend:0.0.54', 'image-other-release'],
    ['opsimate/backend:0.0.49@sha256:abc', 'image-other-release'],
    ['opsimate/backend@sha256:abc', undefined],
    ['opsimate/backend:v0.0.53@sha256:abc', undefined],
    ['opsimate/backend:v0.0.49@sha256:abc', 'image-other-release'],
    ['opsimate/backend:${TAG}', undefined],
    ['ghcr.io/opsimate/backend:0.0.53@sha256:abc', undefined],
  ])('with the image %s', (image, check) => {
    expect(found(backend([...ports, ...rest], image))).toEqual(check === undefined ? [] : [`${check}:3`]);
  });

  it('is corrected if that is certain', () => {
    const text = `version: "3.8"\n${backend(
      [
        'ports:',
        '  - "127.0.0.1:3001:3001"',
        ...volumes,
        'enviroment:',
        '  - CONFIG_FILE=/app/config/config.yml',
        '  - API_URL=http://backend:3001',
        '  - "JWT_SECRET=${JWT_SECRET}"',
        '  - ENCRYPTION_KEY=${ENCRYPTION_KEY:?missing}',
      ],
      'opsimate/backend:v0.0.53 # pinned',
    )}`;
    const right = corrected(text) ?? '';
    expect(right).toContain('    image: opsimate/backend:0.0.53 # pinned\n');
    expect(right).toContain('    environment:\n');
    expect(right).not.toMatch(/version|API_URL/);
    expect(right).toContain('  - "JWT_SECRET=${JWT_SECRET:?JWT_SECRET is missing from .env}"\n');
    expect(found(right)).toEqual([]);
    expect(parse(right)).toHaveProperty('services.backend.environment');
  });

  it('with secrets in it, or without some', () => {
    const lines = (value: string): readonly string[] => [
      'environment:',
      '  - CONFIG_FILE=/app/config/config.yml',
      `  - JWT_SECRET=${value}`,
      '  - ENCRYPTION_KEY',
    ];
    expect(found(backend([...ports, ...volumes, ...lines(key('a'))]))).toEqual([
      'secret-in-compose:12',
      'secret-optional:13',
    ]);
    expect(found(backend([...ports, ...volumes, ...lines('${JWT_SECRET:-changeme-secret}')]))).toContain(
      'secret-public:12',
    );
    expect(found(backend([...ports, ...volumes]))).toEqual(
      ['config-file-unset:2', 'secret-missing:2', 'secret-missing:2'].sort(),
    );
    expect(found(backend([...ports, ...volumes, 'env_file: .env']))).toEqual([]);
  });

  it('with variables on the frontend, which reads none', () => {
    const text =
      'services:\n  web:\n    image: opsimate/frontend:0.0.53\n    environment:\n      - HOST=0.0.0.0\n      - NODE_ENV=production\n      - JWT_SECRET=${JWT_SECRET}\n';
    expect(found(text)).toEqual(['no-effect:5', 'no-effect:7']);
  });

  it('links a secret on the frontend to the row of its variable, and another variable to its own', () => {
    const text =
      'services:\n  web:\n    image: opsimate/frontend:0.0.53\n    environment:\n      HOST: a\n      API_TOKEN: ${API_TOKEN}\n';
    expect(checkConfig(text, facts).reports.map(({href}) => href.replace(/.*#/, ''))).toEqual([
      'setting-host',
      'variable-api-token',
    ]);
  });

  it('with a backend that listens only inside its container', () => {
    expect(found(backend([...ports, ...volumes, ...environment, '  HOST: 127.0.0.1']))).toEqual([
      'variable-loopback:14',
    ]);
  });

  it.each([
    ['4001', '127.0.0.1:3001:3001', ['port-nobody:5']],
    ['"${PORT:-4001}"', '127.0.0.1:3001:3001', ['port-nobody:5']],
    ['4001', '192.0.2.1:3001:4001', []],
    ['4001', '192.0.2.1:4001:4001', ['port-api:5']],
    ['"${PORT}"', '127.0.0.1:3001:3001', []],
    ['abc', '127.0.0.1:3001:3001', ['variable-value:14']],
  ])('with %s in PORT, which the backend then listens on, and the port %s', (value, port, findings) => {
    const lines = ['ports:', `  - "${port}"`, ...volumes, ...environment, `  PORT: ${value}`];
    expect(found(backend(lines))).toEqual(findings);
  });

  it.each([
    ['portz: []', 'compose-key-unknown'],
    ['ports: 3001', 'compose-shape'],
    ['ports: {api: 3001}', 'compose-shape'],
    ['environment: production', 'compose-shape'],
    ['network_mode: host', 'network-host'],
  ])('with %s', (line, check) => {
    expect(found(backend([line, 'env_file: .env', ...volumes]))).toEqual([`${check}:4`]);
  });

  it.each([
    ['services:\n  - backend:\n      image: opsimate/backend:0.0.53\n', 'compose-shape:1'],
    ['services: backend\n', 'compose-shape:1'],
    [
      backend([...ports, ...rest]).replace('  database:\n  keys:', '  - database\n  - keys'),
      'compose-shape:14',
    ],
  ])('with a section that is a list: %j', (text, finding) => {
    expect(found(text)).toEqual([finding]);
  });

  it('with a list of variables that are written as in a mapping', () => {
    const listed = environment.map((line, index) => (index === 0 ? line : line.replace('  ', '  - ')));
    expect(found(backend([...ports, ...volumes, ...listed]))).toEqual([
      'compose-shape:11',
      'compose-shape:12',
      'compose-shape:13',
    ]);
  });

  it('without an image of the console', () => {
    expect(found('services:\n  db:\n    image: postgres\n')).toEqual(['compose-foreign:1']);
    expect(found('services:\n')).toEqual(['compose-foreign:1']);
    expect(found('include:\n  - base.yml\n')).toEqual(['compose-foreign:1']);
  });
});

it('explains every finding with texts in which no part is left to fill in', () => {
  const open = facts.checks.flatMap(({message, fix, reason}) => [message, fix, reason]);
  expect(open.join('\n').match(/\{(?!name|found|expected|example|suggestion|other|limit)\w+\}/g)).toBeNull();
});
