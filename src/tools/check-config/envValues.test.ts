import {describe, expect, it} from 'vitest';
import {corrected, env, found, key} from './fixtures/files';

/** The findings for the three secrets with one line replacing a secret's own, without line numbers. */
function foundWith(line: string): readonly string[] {
  const name = line.split('=')[0] ?? '';
  const text = env.replace(new RegExp(`^${name}=.*\n`, 'm'), '') + `${line}\n`;
  return found(text).map((each) => each.split(':')[0] ?? '');
}

describe('a value in .env is what Compose reads', () => {
  it.each([
    ['JWT_SECRET=change_me # replace', ['env-changed', 'secret-placeholder']],
    [`JWT_SECRET=${key('a')} # generated`, ['env-changed']],
    ['PORT=3001 # API', ['env-changed']],
    ['PORT=3001#API', ['variable-value']],
    ['PORT=3001\t#API', ['variable-value']],
    [`JWT_SECRET="${'a"'.repeat(20).replaceAll('"', '\\"')}"`, ['env-quoted']],
    ['JWT_SECRET="change_me" # replace', ['env-quoted', 'secret-placeholder']],
    ["JWT_SECRET='change\\\\'", ['env-quoted', 'secret-short']],
    ['JWT_SECRET=${OTHER_SECRET}', ['env-changed']],
    [`JWT_SECRET=\${OTHER_SECRET:-change_me}`, ['env-changed', 'secret-placeholder']],
    ['JWT_SECRET=pa$$word', ['env-changed', 'secret-short']],
    ["PORT='${PORT}'", ['env-quoted', 'variable-value']],
  ])('%j', (line, checks) => {
    expect([...foundWith(line)].sort()).toEqual(checks);
  });

  it('may have several lines in quotes, with a quote that a backslash keeps from closing them', () => {
    expect(found(`X="a\nb\\"c\nPORT=abc"\n${env}PORT=abc\n`)).toEqual(['env-quoted:1', 'variable-value:7']);
  });
});

describe('a variable without effect', () => {
  it.each([
    'SMTP_PASS="a\nb\\"\nc"\n',
    "SMTP_PASS='a\nb' # old\n",
    'SMTP_PASS="a\r\nb"\r\n',
    'SMTP_PASS=a # b\n',
  ])('is removed with all lines of its value: %j', (lines) => {
    expect(corrected(lines + env)).toBe(env);
  });

  it.each(['SMTP_PASS="a\nb', 'SMTP_PASS="a\nb" X=1\n'])(
    'stays if the end of its value is not certain: %j',
    (lines) => {
      expect(found(env + lines)).toContain('no-effect:4');
      expect(corrected(env + lines)).toBeUndefined();
    },
  );
});
