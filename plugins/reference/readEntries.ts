import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';
import {readFolder} from '../files/readFolder';

/**
 * @param file for messages
 * @param text YAML, or JSON, which is YAML too
 * @throws Error naming the file, and the line and what's wrong there
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} isn't valid YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws Error naming every key that's wrong. @param what names the content in it */
export function validate<Content>(what: string, content: unknown, schema: Joi.Schema<Content>): Content {
  const result = schema.validate(content, {abortEarly: false});
  if (result.error) {
    const faults = result.error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(`${what} isn't valid:\n${faults}`);
  }
  return result.value;
}

/** Entries of one data file, in its order; `name` is the file without its extension, relative to the folder. */
export interface EntryGroup<Entry> {
  readonly name: string;
  readonly entries: readonly Entry[];
}

interface Identified {
  readonly id: string;
}

function describe(entry: unknown, index: number): string {
  const id = (entry as Partial<Identified> | null)?.id;
  return typeof id === 'string' ? `"${id}"` : `number ${index + 1}`;
}

/**
 * Checks the entries of one data file.
 *
 * @param file for messages
 * @param text YAML: a list
 * @throws Error naming the file, the entry, and every key that's wrong
 */
export function parseEntries<Entry extends Identified>(
  file: string,
  text: string,
  schema: Joi.Schema<Entry>,
): readonly Entry[] {
  const list = parseYaml(file, text);
  if (!Array.isArray(list)) {
    throw new Error(`${file} must be a YAML list of entries.`);
  }
  return list.map((entry: unknown, index) =>
    validate(`Entry ${describe(entry, index)} in ${file}`, entry, schema),
  );
}

/** @throws Error naming the files when two entries share an ID, which is their anchor */
function checkIds(groups: readonly EntryGroup<Identified>[]): void {
  const seen = new Map<string, string>();
  for (const {name, entries} of groups) {
    for (const {id} of entries) {
      const other = seen.get(id);
      if (other !== undefined) {
        const files =
          other === name ? `${name}.yml has it twice` : `${other}.yml and ${name}.yml both have it`;
        throw new Error(`The ID "${id}" is taken: ${files}. Rename one.`);
      }
      seen.set(id, name);
    }
  }
}

/**
 * Reads every YAML file in a folder.
 *
 * @returns groups in the order of their names
 * @throws Error as `parseEntries` does, and when two entries share an ID
 */
export async function readEntries<Entry extends Identified>(
  folder: string,
  schema: Joi.Schema<Entry>,
): Promise<readonly EntryGroup<Entry>[]> {
  const groups = Array.from(await readFolder(folder, '.yml'), ([file, text]) => ({
    name: file.replace(/\.yml$/, ''),
    entries: parseEntries(path.join(folder, file), text, schema),
  }));
  checkIds(groups);
  return groups;
}

/**
 * Reads one YAML file with a list of entries.
 *
 * @throws Error as `readEntries` does
 */
export async function readList<Entry extends Identified>(
  file: string,
  schema: Joi.Schema<Entry>,
): Promise<readonly Entry[]> {
  const entries = parseEntries(file, await readFile(file, 'utf8'), schema);
  checkIds([{name: file.replace(/\.yml$/, ''), entries}]);
  return entries;
}
