import {describe, expect, it} from 'vitest';
import {type Problem} from '../problem';
import {findCodeFaults} from './codeBlocks';
import {facts} from '../../../src/tools/check-config/fixtures/files';
import {findComposeFaults} from './compose';
import {findCopyFaults} from './copyable';
import {parseDocPage, type DocPage} from './page';

const block = (info: string, ...lines: readonly string[]): DocPage =>
  parseDocPage('docs/a.mdx', ['', `\`\`\`${info}`, ...lines, '```'].join('\n'));
const whats = (problems: readonly Problem[]): readonly string[] => problems.map(({what}) => what);

describe('the check of code blocks', () => {
  it('accepts JSON and YAML that parse', () => {
    expect(findCodeFaults(block('json', '{"a": 1}'))).toEqual([]);
    expect(findCodeFaults(block('yaml', 'a: 1', '---', 'b: 2'))).toEqual([]);
  });

  it('names JSON and YAML that do not parse, with their line', () => {
    const [fault] = findCodeFaults(block('json', '{"a": 1,}'));
    expect(fault?.where).toBe('docs/a.mdx:2');
    expect(fault?.what).toMatch(/^a block of json does not parse: /);
    expect(whats(findCodeFaults(block('yaml', 'a: [1', 'b: 2')))[0]).toMatch(
      /^a block of yaml does not parse: /,
    );
  });
});

describe('the check that blocks can be copied', () => {
  it('accepts variables, generated secrets, and a grouped read', () => {
    const sound = block(
      'bash',
      'API_TOKEN=$(openssl rand -hex 32)',
      'SMTP_PASS="$OTHER"',
      '{',
      "  printf 'Password: '; read -rs PASSWORD; echo",
      '  curl https://opsimate.example.com',
      '}',
    );
    expect(findCopyFaults(sound)).toEqual([]);
  });

  it.each([
    ['a prompt', ['$ ls'], 'a command begins with a prompt'],
    ['a gap', ['one', '...'], 'a code block leaves something out with "..." or "…"'],
    ['a gap in one sign', ['curl …'], 'a code block leaves something out with "..." or "…"'],
    ['a password', ['JWT_SECRET=hunter2hunter2'], 'a code block holds something that looks like a secret'],
    [
      'a placeholder of another style',
      ['ssh root@your-server'],
      'a code block has a placeholder in another style than CAPITALS or example.com',
    ],
    [
      'a fixed wait',
      ['docker compose up -d', 'sleep 2', 'curl -sS https://opsimate.example.com'],
      'a code block waits a fixed time: repeat a test until it succeeds',
    ],
    [
      'a read that swallows',
      ['read -rs PASSWORD', 'echo ok'],
      'a pasted "read" swallows the line after it: put the lines into { … }',
    ],
    [
      'a login of its own',
      ['curl "$OPSIMATE_URL/api/v1/users/login"'],
      'a code block logs in by itself instead of with the shared part _login.mdx',
    ],
  ])('names %s', (_name, lines, what) => {
    expect(whats(findCopyFaults(block('bash', ...lines)))).toEqual([what]);
  });

  it('lets a block wait between tests that end it', () => {
    expect(findCopyFaults(block('bash', 'until curl -fs https://example.com; do sleep 2; done'))).toEqual([]);
  });

  it('lets the last line of a block read, because nothing follows it', () => {
    expect(findCopyFaults(block('bash', 'URL=https://example.com', "read -rsp 'Key: ' KEY"))).toEqual([]);
  });
});

describe('the check of Compose files', () => {
  const compose = (...lines: readonly string[]) =>
    whats(findComposeFaults(block('yaml title="docker-compose.yml"', ...lines), facts));

  it('accepts a whole file', () => {
    expect(
      compose(
        'services:',
        '  backend:',
        '    image: opsimate/backend:0.0.53',
        '    restart: unless-stopped',
        '    ports: ["127.0.0.1:3001:3001"]',
        '    environment:',
        '      - "JWT_SECRET=${JWT_SECRET:?set it}"',
        '      - "ENCRYPTION_KEY=${ENCRYPTION_KEY:?set it}"',
        '      - CONFIG_FILE=/app/config/config.yml',
        '    volumes: [data:/app/data, ./config.yml:/app/config/config.yml:ro]',
        'volumes:',
        '  data:',
      ),
    ).toEqual([]);
  });

  it('lets lines that are added to a file leave out the image', () => {
    const lines = block(
      'yaml title="docker-compose.override.yml"',
      'services:',
      '  backend:',
      '    ports: []',
    );
    expect(findComposeFaults(lines, facts)).toEqual([]);
  });

  it('names each thing that Compose would reject or nothing would read', () => {
    expect(
      compose(
        'services:',
        '  backend:',
        '    image: opsimate/backend:0.0',
        '    restart: sometimes',
        '    ports: ["3001:api"]',
        '    environment: {API_URL: x}',
        '    volumes: [data:/app/data, ./config.yml]',
        '  frontend:',
        '    ports: ["8080:80"]',
      ).map((what) => what.replace('a Compose file is wrong: ', '')),
    ).toEqual([
      "`CONFIG_FILE` isn't set",
      '`JWT_SECRET` is missing or empty',
      '`ENCRYPTION_KEY` is missing or empty',
      '`opsimate/backend:0.0` is whatever was published last',
      "`3001:api` isn't a port mapping",
      '`API_URL` has no effect here',
      "The volume `data` isn't declared",
      'service "backend" has the restart policy "sometimes"',
      'service "backend" mounts "./config.yml", which has no absolute target',
      'service "frontend" has neither image nor build',
    ]);
  });

  it.each([
    ['an unknown part', 'service: {}'],
    ['an unknown key of a service', '    volume: []'],
    ['ports that are no list', '    ports: 8080'],
  ])('names %s, by the schema', (_name, line) => {
    expect(compose('services:', '  backend:', '    image: nginx:1.29.0', line)).toContainEqual(
      expect.stringContaining('invalid-schema'),
    );
  });
});
