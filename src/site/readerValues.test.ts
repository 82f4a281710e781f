import {describe, expect, it} from 'vitest';
import {completeValues, defaultValues, readerValues, valueNames, valueOf, withDefaults} from './readerValues';

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

describe('the values that readers may set', () => {
  it('accept their own defaults', () => {
    for (const name of valueNames) {
      expect(defaultValues[name]).toMatch(valueOf(name).pattern);
    }
  });

  it('refuse everything that means something to a shell, YAML, JSON, or nginx', () => {
    for (const name of valueNames.filter((each) => valueOf(each).isFree !== true)) {
      const {pattern} = valueOf(name);
      const spoiled = hostile.flatMap((text) => [
        text,
        defaultValues[name] + text,
        text + defaultValues[name],
      ]);
      expect(spoiled.filter((text) => text !== defaultValues[name] && pattern.test(text))).toEqual([]);
    }
  });

  it('take a folder with spaces, apostrophes, and dollar signs, but on one line and without what Docker and cron reserve', () => {
    const {pattern} = readerValues.folder;
    expect(['/Users/Jane Doe/ops', "/it's", '/a$b', '/srv/ö'].filter((text) => !pattern.test(text))).toEqual(
      [],
    );
    const refused = [
      '/a\nb',
      '/a\n',
      '/a:b',
      '/a,b',
      '/a"b',
      '/a\\b',
      '/a%b',
      '/a!b',
      '/a`b',
      'a',
      '/',
      '/a/',
      '~/a',
      '/opt/../etc',
      '/opt/.',
    ];
    expect(refused.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('take names and IPv4 addresses, but no number that is neither', () => {
    const {pattern} = readerValues.hostname;
    const taken = ['localhost', '192.0.2.255', '10.ops', '3com.example', 'a-1.b2c', 'xn--80ab.example'];
    expect(taken.filter((text) => !pattern.test(text))).toEqual([]);
    const refused = ['70000', '999.1.1.1', '192.0.2', '192.0.2.010', 'ops.1', '::1', 'a..b', '-a', 'a.'];
    expect(refused.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('take an address without a path, and never one with a password', () => {
    const {pattern} = readerValues['console-url'];
    expect('https://ops.corp.example:8443').toMatch(pattern);
    const refused = [
      'ops.corp.example',
      'https://a/b',
      'https://me:secret@a',
      'javascript:alert(1)',
      'http://a:99999',
    ];
    expect(refused.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('follow from each other', () => {
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
