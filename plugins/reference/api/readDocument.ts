import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {roleMeanings} from '../../../src/lib/reference/role';
import {readFolder} from '../../files/readFolder';
import {parseYaml, validate} from '../readEntries';
import {methods, type ApiDocument, type PathItem} from './openApi';

type Paths = Readonly<Record<string, PathItem>>;

const text = Joi.string().required();

/** The file with everything but the paths. */
const mainName = 'openapi.yml';
const mainSchema = Joi.object<ApiDocument>({tags: Joi.array().required()}).unknown();

/**
 * What the pages need. The rest, such as unique IDs, is checked in the file that readers download.
 *
 * @param tags those of `openapi.yml`
 */
function pathsSchema(tags: readonly string[]): Joi.Schema<{readonly paths: Paths}> {
  const operation = Joi.object({
    operationId: text,
    tags: Joi.array()
      .items(Joi.valid(...tags))
      .min(1)
      .required(),
    summary: text,
    description: text,
    responses: Joi.object().required(),
    'x-role': Joi.valid(...Object.keys(roleMeanings)).required(),
    'x-messages': Joi.object().required(),
    'x-command': text,
  }).unknown();
  const item = Joi.object(Object.fromEntries(methods.map((method) => [method, operation])))
    .or(...methods)
    .unknown();
  return Joi.object({paths: Joi.object().pattern(Joi.string(), item).required()});
}

/**
 * A path can be in several files, with another method in each.
 *
 * @throws Error naming a path and method that's there twice
 */
function mergePaths(parts: readonly Paths[]): Paths {
  const merged: Record<string, PathItem> = {};
  for (const [route, item] of parts.flatMap((paths) => Object.entries(paths))) {
    const repeated = methods.find((method) => item[method] && merged[route]?.[method]);
    if (repeated !== undefined) {
      throw new Error(`The API's data has ${repeated.toUpperCase()} ${route} twice. Delete one.`);
    }
    merged[route] = {...merged[route], ...item};
  }
  return merged;
}

/**
 * Puts the files of `data/api/` together.
 *
 * @param texts YAML by file name; `openapi.yml` has everything but the paths, and one file for each tag has its paths
 * @returns one OpenAPI 3.1 document, with the paths in the order of the tags
 * @throws Error naming the file and every part that's wrong or missing
 */
export function mergeDocument(texts: ReadonlyMap<string, string>): ApiDocument {
  const read = <Content>(name: string, schema: Joi.Schema<Content>): Content =>
    validate(name, parseYaml(name, texts.get(name) ?? ''), schema);
  const main = read(mainName, mainSchema);
  const tags = main.tags.map(({name}) => name);
  const indexOfTag = (name: string): number => tags.indexOf(path.parse(name).name);
  const names = [...texts.keys()]
    .filter((name) => name !== mainName)
    .sort((a, b) => indexOfTag(a) - indexOfTag(b));
  const schema = pathsSchema(tags);
  return {...main, paths: mergePaths(names.map((name) => read(name, schema).paths))};
}

/**
 * Reads the API's data.
 *
 * @param folder with `openapi.yml` and one file for each tag
 * @throws Error as `mergeDocument` does
 */
export async function readDocument(folder: string): Promise<ApiDocument> {
  return mergeDocument(await readFolder(folder, '.yml'));
}
