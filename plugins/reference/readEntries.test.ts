import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {knownIssueSchema} from './knownIssues';
import {messageSchema} from './messages/schema';
import {parseEntries, readEntries} from './readEntries';

const entry = `
- id: port-taken
  message: "listen EADDRINUSE: address already in use {address}:{port}"
  seen: [log]
  means: Another process has the port.
  do: Stop it.
  source: [apps/server/src/index.ts:1]
`;

describe('data files', () => {
  it('are read into entries', () => {
    expect(parseEntries('a.yml', entry, messageSchema)).toMatchObject([{id: 'port-taken', seen: ['log']}]);
  });

  it('are rejected with the file, the entry, and every fault', () => {
    const faulty = entry.replace('means:', 'meaning:').replace('  do: Stop it.\n', '');
    expect(() => parseEntries('a.yml', faulty, messageSchema)).toThrow(
      /Entry "port-taken" in a\.yml isn't valid:\n.*"means" is required\n.*"meaning" is not allowed\n.*\[causes, do\]/,
    );
  });

  it('are rejected if they contain no list', () => {
    expect(() => parseEntries('a.yml', 'id: a', messageSchema)).toThrow(
      'a.yml must be a YAML list of entries.',
    );
  });

  it("are rejected with the file and the line if they aren't YAML", () => {
    expect(() => parseEntries('a.yml', '- id: "a', messageSchema)).toThrow(
      /^a\.yml isn't valid YAML: Missing closing "quote at line 1/,
    );
  });

  it.each([
    [{'a.yml': ['a'], 'b.yml': ['a']}, 'a.yml and b.yml both have it'],
    [{'a.yml': ['a', 'a']}, 'a.yml has it twice'],
  ])('are rejected if two entries have the same ID: %j', async (idsByFile, where) => {
    const schema = Joi.object<{readonly id: string}>({id: Joi.string()});
    const folder = mkdtempSync(path.join(tmpdir(), 'entries-'));
    for (const [file, ids] of Object.entries(idsByFile)) {
      writeFileSync(path.join(folder, file), ids.map((id) => `- id: ${id}\n`).join(''));
    }
    await expect(readEntries(folder, schema)).rejects.toThrow(`The ID "a" is taken: ${where}. Rename one.`);
  });

  it('identify an entry without an ID by its position', () => {
    expect(() => parseEntries('b.yml', '- title: A', knownIssueSchema)).toThrow(/Entry number 1 in b\.yml/);
  });
});
