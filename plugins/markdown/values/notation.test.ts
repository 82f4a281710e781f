import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {escapeValue} from '../../../src/your-values/escape';
import {notationAt, notationInLine} from './notation';

const hostile = [
  '/srv/ops',
  '/a b/c',
  "/it's",
  '/say "hi"',
  '/$HOME/`id`',
  '/$(id)',
  '/back\\slash',
  '/;&|<>*?~#!',
];

/** A template with a value in place of its `@`. */
function fill(language: string, template: string, value: string): string {
  const place = template.indexOf('@');
  return template.replace('@', () => escapeValue(value, notationAt(language, template, place)));
}

function bash(script: string): string {
  return spawnSync('bash', ['--norc'], {input: script, encoding: 'utf8'}).stdout;
}

describe('a value in a shell script', () => {
  it.each([
    ['as a word', 'printf %s @'],
    ['within double quotes', 'printf %s "@"'],
    ['within single quotes', "printf %s '@'"],
    ['in a command within double quotes', 'printf %s "$(printf %s @)"'],
    ['after quoted text with an apostrophe', `printf '' "it's \\"" ''; printf %s @`],
    ['after a comment with an apostrophe', "true # don't\nprintf %s @"],
    ['after a here-document with an apostrophe', "cat > /dev/null <<'END'\nit's \"\nEND\nprintf %s @"],
    ['after a here-document with an indented end', 'cat > /dev/null <<-END\n\t"\n\tEND\nprintf %s @'],
    ['as a here-string', 'tr -d "\\n" <<< @'],
    ['in a command for a second shell, within single quotes', "bash -c 'printf %s @'"],
    ['in a command for a second shell, within double quotes', 'bash -c "printf %s @"'],
  ])('stays what it is %s', (_where, script) => {
    expect(hostile.map((value) => bash(fill('bash', script, value)))).toEqual(hostile);
  });

  it('stays what it is in a here-document', () => {
    const script = 'cat <<END\n@\nEND\n';
    expect(hostile.map((value) => bash(fill('bash', script, value)))).toEqual(
      hostile.map((value) => `${value}\n`),
    );
  });

  it('stays what it is in a here-document that an indented line does not end', () => {
    const script = 'cat <<END\n\tEND\n@\nEND\n';
    expect(hostile.map((value) => bash(fill('bash', script, value)))).toEqual(
      hostile.map((value) => `\tEND\n${value}\n`),
    );
  });

  it('is quoted only where that is needed', () => {
    expect(fill('bash', 'cd @', '/opt/opsimate')).toBe('cd /opt/opsimate');
    expect(fill('bash', 'cd @/data', '/my files')).toBe("cd '/my files'/data");
  });

  it('is a command in inline code of several words, and text otherwise', () => {
    expect(notationInLine('rm @', 3)).toEqual(['shell']);
    expect(notationInLine('@/.env', 0)).toEqual([]);
  });
});

describe('a value in JSON or YAML', () => {
  it.each([
    ['json', '{"path": "@/data"}'],
    ['yaml', 'path: "@/data"'],
    ['yaml', "path: '@/data'"],
  ])('stays what it is within quotes: %s, %s', (language, template) => {
    const read: (text: string) => unknown = language === 'json' ? JSON.parse : parse;
    expect(hostile.map((value) => read(fill(language, template, value)))).toEqual(
      hostile.map((value) => ({path: `${value}/data`})),
    );
  });
});
