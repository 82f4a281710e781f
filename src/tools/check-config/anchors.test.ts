import {describe, expect, it} from 'vitest';
import {backend, config, corrected, environment, found, ports, volumes} from './fixtures/files';

const secrets = ['JWT_SECRET', 'ENCRYPTION_KEY'];

/** A backend and a frontend that share these environment lines through an anchor. */
function twoServices(anchor: string, use: readonly string[]): string {
  const ownEnvironment = ['environment:', ...use.map((line) => `  ${line}`)];
  return [
    'x-env: &env',
    anchor,
    backend([...ports, ...volumes, ...ownEnvironment]).replace(/volumes:\n {2}database[\s\S]*$/, ''),
    '  frontend:\n    image: opsimate/frontend:v0.0.53\n',
    ...ownEnvironment.map((line) => `    ${line}\n`),
    'volumes:\n  database:\n  keys:\n',
  ].join('');
}

describe('an entry that several services share through an anchor', () => {
  const mapping = [
    '\n  CONFIG_FILE: /app/config/config.yml\n',
    ...secrets.map((name) => `  ${name}: "\${${name}:?missing}"\n`),
  ].join('');
  const list = [
    '\n  - CONFIG_FILE=/app/config/config.yml\n',
    ...secrets.map((name) => `  - "${name}=\${${name}:?missing}"\n`),
  ].join('');

  it.each([
    ['a mapping', mapping, ['*env']],
    ['a list', list, ['*env']],
    ['a merged mapping', mapping, ['<<: *env']],
    ['merged mappings', mapping, ['<<: [*env]']],
  ])('stays in the corrected file, even if it is wrong in one of them: %s', (_, anchor, use) => {
    const text = twoServices(anchor, use).replace('environment:\n      *env', 'environment: *env');
    expect(found(text).map((each) => each.split(':')[0])).toEqual(['no-effect', 'no-effect', 'image-v']);
    expect(corrected(text)).toBe(text.replace('frontend:v', 'frontend:'));
  });

  it('stays when its value is repeated elsewhere', () => {
    const text = `${config}client:\n  port: &port 8080\nmailer:\n  enabled: off\n  port: *port\n`;
    expect(corrected(text)).toBe(text.replace('off', 'false'));
  });

  it('keeps its type, which may be right elsewhere', () => {
    const text = `${config.replace('3001', '&port 3001')}mailer:\n  auth:\n    pass: *port\n`;
    expect(found(text)).toEqual(['config-type:10']);
    expect(corrected(text)).toBeUndefined();
  });
});

describe('a merged mapping', () => {
  const own = (lines: readonly string[]): readonly string[] =>
    found(
      `x-a: &a\n  HOST: 127.0.0.1\nx-b: &b\n  HOST: 0.0.0.0\n${backend([
        ...ports,
        ...volumes,
        ...environment,
        ...lines.map((line) => `  ${line}`),
      ])}`,
    );

  it.each([[['<<: *a', 'HOST: 0.0.0.0']], [['HOST: 0.0.0.0', '<<: *a']], [['<<: [*b, *a]']]])(
    'yields to the key that is set directly or comes first: %j',
    (lines) => {
      expect(own(lines)).toEqual([]);
    },
  );

  it('counts if nothing else has its key', () => {
    expect(own(['<<: [*a, *b]'])).toEqual(['variable-loopback:2']);
  });

  it('may appear twice in the same place for the backend, but not for Compose', () => {
    expect(own(['<<: *b', '<<: *a'])).toEqual(['yaml-repeated-key:19']);
    const twice = `${config}x: &x {}\ny: {<<: *x, <<: *x}\n`;
    expect(found(twice).filter((each) => each.startsWith('yaml-'))).toEqual([]);
  });

  it('yields in the keys of a service, too', () => {
    const text = `x-base: &base\n  image: postgres\n${backend([...ports, ...volumes, ...environment, '<<: *base'])}`;
    expect(found(text)).toEqual([]);
  });
});
