import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {OutputFile} from '../files/outputFile';
import type {ApiDocument} from './api/openApi';

/** What readers give to other programs: the API as one OpenAPI file, and the schema of the configuration file. */
export async function downloads(dataFolder: string, api: ApiDocument): Promise<readonly OutputFile[]> {
  const schema = 'config.schema.json';
  return [
    ['openapi.yaml', stringify(api, {aliasDuplicateObjects: false, lineWidth: 120})],
    [schema, await readFile(path.join(dataFolder, 'settings', schema))],
  ];
}
