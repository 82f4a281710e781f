import {describe, expect, it} from 'vitest';
import {backend, corrected, environment, found, key, ports, volumes} from './fixtures/files';

/** The findings for a backend with these secrets, each an item of a list. */
function foundWith(...items: readonly string[]): readonly string[] {
  const list = [
    'environment:',
    '  - CONFIG_FILE=/app/config/config.yml',
    ...items.map((item) => `  - ${item}`),
  ];
  return found(backend([...ports, ...volumes, ...list])).map((each) => each.split(':')[0] ?? '');
}

describe('a secret in a Compose file', () => {
  const other = 'ENCRYPTION_KEY=${ENCRYPTION_KEY:?missing}';

  it.each([
    ['${JWT_SECRET:-${OTHER}}', ['secret-optional']],
    ['${JWT_SECRET:-${OTHER:?missing}}', []],
    ['${JWT_SECRET:-${OTHER:-change_me}}', ['secret-placeholder']],
    ['${JWT_SECRET?missing}', ['secret-optional']],
    ['${JWT_SECRET-${OTHER?missing}}', ['secret-optional']],
    ['${JWT_SECRET:?}', []],
    ['${A}${B}', []],
    ['${A:-}${B}', []],
    [`\${A:-${key('a')}}\${B:-b}`, ['secret-in-compose']],
    ['prefix-${JWT_SECRET}', []],
    ['pa$$word', ['secret-short', 'secret-in-compose']],
    ['$JWT_SECRET', ['secret-optional']],
  ])('is judged by what the file itself contains: %s', (value, checks) => {
    expect(foundWith(`JWT_SECRET=${value}`, other)).toEqual(checks);
  });

  it.each([
    ['JWT_SECRET="${JWT_SECRET:?missing}"', ['environment-quotes']],
    ["JWT_SECRET='change_me'", ['environment-quotes', 'secret-placeholder']],
    ['"JWT_SECRET=\\"${JWT_SECRET:?missing}\\""', ['environment-quotes']],
    ['"JWT_SECRET=${JWT_SECRET:?missing}"', []],
  ])('has the quotes that follow the equals sign in a list: %s', (item, checks) => {
    expect([...foundWith(item, other)].sort()).toEqual(checks);
  });

  it.each([
    [['JWT_SECRET=change_me', 'JWT_SECRET=${JWT_SECRET:?missing}'], ['variable-repeated']],
    [
      ['JWT_SECRET=${JWT_SECRET:?missing}', 'JWT_SECRET='],
      ['variable-repeated', 'secret-missing'],
    ],
  ])('is the last of two items, the only one that Compose uses: %j', (items, checks) => {
    expect(foundWith(...items, other)).toEqual(checks);
  });

  it('keeps those quotes, because they are part of a value that is in use', () => {
    const lines = [
      'environment:',
      '  - CONFIG_FILE="/app/config/config.yml"',
      '  - JWT_SECRET="${JWT_SECRET}"',
    ];
    const text = backend([...ports, ...volumes, ...lines, `  - ${other}`]);
    expect(found(text)).toEqual(['environment-quotes:11', 'environment-quotes:12', 'secret-optional:12']);
    expect(corrected(text)).toBeUndefined();
  });

  it('may have quotes in a mapping, which YAML removes', () => {
    expect(found(backend([...ports, ...volumes, ...environment]))).toEqual([]);
  });
});
