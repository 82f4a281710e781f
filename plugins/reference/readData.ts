import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {product} from '../../src/site/product';
import {readDocument} from './api/readDocument';
import {composeSectionSchema, configCheckSchema, imageSchema} from './configChecker';
import type {CheckFacts} from '../../src/lib/reference/checkFacts';
import {termSchema} from './glossary';
import {knownIssueSchema} from './knownIssues';
import {messageSchema} from './messages/schema';
import {readNotSupported} from './notSupported';
import {parseYaml, readEntries, readList} from './readEntries';
import {permissionSchema} from './permissions';
import {portSchema} from './ports';
import type {ConfigSchema} from '../../src/lib/reference/configSchema';
import {uselessSettingSchema, variableSchema} from './settings';

/** @throws Error naming the file and what's wrong in it */
export async function readData(folder: string) {
  const inData = (name: string): string => path.join(folder, name);
  const configSchema = inData('settings/config.schema.json');
  return {
    api: await readDocument(inData('api')),
    compose: await readList(inData('compose.yml'), composeSectionSchema),
    configChecks: await readList(inData('config-checks.yml'), configCheckSchema),
    configSchema: parseYaml(configSchema, await readFile(configSchema, 'utf8')) as ConfigSchema,
    images: await readList(inData('images.yml'), imageSchema),
    knownIssues: await readEntries(inData('known-issues'), knownIssueSchema),
    messages: await readEntries(inData('messages'), messageSchema),
    notSupported: await readNotSupported(inData('not-supported')),
    permissions: await readList(inData('permissions.yml'), permissionSchema),
    ports: await readList(inData('ports.yml'), portSchema),
    terms: await readEntries(inData('glossary'), termSchema),
    uselessSettings: await readList(inData('settings/without-effect.yml'), uselessSettingSchema),
    variables: await readList(inData('settings/variables.yml'), variableSchema),
  };
}

/** Everything under `data/`. */
export type ReferenceData = Awaited<ReturnType<typeof readData>>;

/** What the configuration checker knows. */
export function makeCheckFacts(data: ReferenceData): CheckFacts {
  return {
    release: product.release.replace(/^v/, ''),
    checks: data.configChecks,
    compose: data.compose,
    configSchema: data.configSchema,
    images: data.images,
    ports: data.ports.map(({id, numbers}) => ({id, ...(numbers && {numbers})})),
    uselessSettings: data.uselessSettings,
    variables: data.variables,
  };
}
