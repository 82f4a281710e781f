import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseYaml} from '../readEntries';
import {endpointsOf, findTarget, isRef, type ApiDocument, type Operation, type PathItem} from './document';
import {roles} from '../../../src/lib/reference/role';

/** The file with everything but the paths. */
const mainName = 'openapi.yml';

type Paths = Readonly<Record<string, PathItem>>;

interface DataFile {
  readonly file: string;
  readonly content: object;
}

const texts = ['operationId', 'summary', 'description', 'x-command'] as const;

function parseFile(file: string, text: string): DataFile {
  const content = parseYaml(file, text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Error(`${file} must be a YAML object.`);
  }
  return {file, content};
}

/** A line such as `get:` with nothing below it. */
function hasEmptyPart(item: unknown): boolean {
  return typeof item !== 'object' || item === null || Object.values(item).includes(null);
}

function pathsOf({file, content}: DataFile): Paths {
  const paths = 'paths' in content ? content.paths : undefined;
  if (typeof paths !== 'object' || paths === null) {
    throw new Error(`${file} has no paths.`);
  }
  const empty = Object.entries(paths).find(([, item]) => hasEmptyPart(item));
  if (empty !== undefined) {
    throw new Error(`${file}: ${empty[0]} is empty, or one of its methods is.`);
  }
  return paths as Paths;
}

function operationFault(operation: Partial<Operation>, tags: ReadonlySet<string>): string | undefined {
  const missing = texts.find((key) => typeof operation[key] !== 'string' || operation[key].trim() === '');
  const tag = operation.tags?.[0];
  if (missing !== undefined) {
    return `has no ${missing}`;
  }
  if (operation['x-role'] === undefined) {
    return 'has no x-role';
  }
  if (!roles.includes(operation['x-role'])) {
    return `has the x-role "${operation['x-role']}", which isn't one of ${roles.join(', ')}`;
  }
  if (tag === undefined || !tags.has(tag)) {
    return `has the tag "${tag ?? ''}", which ${mainName} doesn't list`;
  }
  return operation.responses && operation['x-messages'] ? undefined : 'needs both responses and x-messages';
}

/** @throws Error naming the file and the operation that lacks something or repeats another */
function checkOperations(files: readonly DataFile[], tags: ReadonlySet<string>): void {
  const seen = new Map<string, string>();
  const claim = (file: string, what: string): void => {
    const other = seen.get(what);
    if (other !== undefined) {
      throw new Error(`${file} has ${what} a second time; it's in ${other} already.`);
    }
    seen.set(what, file);
  };
  for (const each of files) {
    for (const {method, path: route, operation} of endpointsOf({paths: pathsOf(each)})) {
      const name = `${method.toUpperCase()} ${route}`;
      const fault = operationFault(operation, tags);
      if (fault !== undefined) {
        throw new Error(`${each.file}: ${name} ${fault}.`);
      }
      claim(each.file, name);
      claim(each.file, `the operationId ${operation.operationId}`);
    }
  }
}

/** @throws Error naming the file and the reference that leads nowhere */
function checkRefs(file: string, node: unknown, main: object): void {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  if (isRef(node) && findTarget(main, node) === undefined) {
    throw new Error(`${file} refers to ${node.$ref}, which ${mainName} doesn't have.`);
  }
  for (const child of Object.values(node)) {
    checkRefs(file, child, main);
  }
}

/** A path can be in several files, with another method in each. */
function mergePaths(files: readonly DataFile[]): Paths {
  const merged: Record<string, PathItem> = {};
  for (const file of files) {
    for (const [route, item] of Object.entries(pathsOf(file))) {
      merged[route] = {...merged[route], ...item};
    }
  }
  return merged;
}

/**
 * Puts the files of `data/api/` together.
 *
 * @param texts YAML by file; `openapi.yml` has everything but the paths, and the others have the paths
 * @returns one OpenAPI 3.1 document, with the paths in the order of the tags
 * @throws Error naming the file: a path and method or an operation's ID that's there twice, an unknown tag or role,
 *   a reference that leads nowhere, or an operation without a part that the page needs
 */
export function mergeDocument(texts: ReadonlyMap<string, string>): ApiDocument {
  const files = Array.from(texts, ([file, text]) => parseFile(file, text));
  const main = files.find(({file}) => path.posix.basename(file) === mainName);
  if (main === undefined) {
    throw new Error(`The API's data needs a file ${mainName}.`);
  }
  if (!('tags' in main.content && Array.isArray(main.content.tags))) {
    throw new Error(`${main.file} has no tags.`);
  }
  const {tags, ...rest} = main.content as ApiDocument;
  const order = tags.map(({name}) => `${name}.yml`);
  const place = ({file}: DataFile): number => order.indexOf(path.posix.basename(file));
  const parts = files.filter((file) => file !== main).sort((a, b) => place(a) - place(b));
  checkOperations(parts, new Set(tags.map(({name}) => name)));
  for (const {file, content} of files) {
    checkRefs(file, content, main.content);
  }
  return {...rest, tags, paths: mergePaths(parts)};
}

/**
 * Reads the API's data.
 *
 * @param folder with `openapi.yml` and one file for each tag
 * @throws Error as `mergeDocument` does
 */
export async function readDocument(folder: string): Promise<ApiDocument> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return [file.replaceAll(path.sep, '/'), await readFile(file, 'utf8')] as const;
    }),
  );
  return mergeDocument(new Map(files));
}
