import {describe, expect, it} from 'vitest';
import {
  completeValues,
  defaultValues,
  type ValueName,
  valueNames,
  definitionOf,
  withDefaults,
} from './readerValues';

const hostile = [
  'a b',
  "it's",
  'say "hi"',
  '$HOME',
  '`id`',
  'a\nb',
  'a\n',
  'a;b',
  'a|b',
  'a#b',
  'a\\b',
  '<b>',
  '{{a}}',
  'ä{}',
  '',
];

/** The texts that are allowed as a value. */
function taken(name: ValueName, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => definitionOf(name).fault(text) === undefined);
}

describe('the values that readers may set', () => {
  it('accept their own defaults', () => {
    for (const name of valueNames) {
      expect(definitionOf(name).fault(defaultValues[name])).toBeUndefined();
    }
  });

  it('reject everything that means something to a shell, YAML, JSON, or nginx', () => {
    for (const name of valueNames) {
      const spoiled = hostile.flatMap((text) => [
        text,
        defaultValues[name] + text,
        text + defaultValues[name],
      ]);
      expect(
        taken(
          name,
          spoiled.filter((text) => text !== defaultValues[name]),
        ),
      ).toEqual([]);
    }
  });

  it('accept names and IPv4 addresses, but no number that is neither', () => {
    const names = ['localhost', '192.0.2.255', '10.ops', '3com.example', 'a-1.b2c', 'xn--80ab.example'];
    expect(taken('hostname', names)).toEqual(names);
    const others = ['70000', '999.1.1.1', '192.0.2', '192.0.2.010', 'ops.1', '::1', 'a..b', '-a', 'a.'];
    expect(taken('hostname', others)).toEqual([]);
  });

  it('accept a URL without a path, and never one with a password', () => {
    const address = 'https://ops.corp.example:8443';
    const others = [
      'ops.corp.example',
      'https://a/b',
      'https://me:secret@a',
      'javascript:alert(1)',
      'http://a:99999',
    ];
    expect(taken('console-url', [address, ...others])).toEqual([address]);
  });

  it('are derived from each other', () => {
    expect(completeValues({'console-port': '9090'})['console-url']).toBe('http://localhost:9090');
    expect(completeValues({'console-port': '9090', 'console-url': 'https://a.b'})['console-url']).toBe(
      'https://a.b',
    );
  });

  it('are their defaults in the text of a page', () => {
    expect(withDefaults('ssh %%login%%@%%hostname%% # ${a%%b%%c}')).toBe(
      'ssh ops@opsimate.example.com # ${a%%b%%c}',
    );
  });
});
