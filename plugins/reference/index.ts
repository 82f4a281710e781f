import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import type {ApiDocument} from './api/document';
import {readDocument} from './api/readDocument';
import {apiPartials} from './api/toMdx';
import {knownIssueSchema} from './known-issues/schema';
import {areaToMdx} from './known-issues/toMdx';
import {messageSchema} from './messages/schema';
import {addressesOf, groupToMdx, tableToMdx} from './messages/toMdx';
import {readEntries} from './readEntries';

/** Where pages import the partials from; not in Git. */
const outputFolder = 'docs/_generated';

/** The partials that pages are made of, as `[path below the folder, text]`. */
export async function makePartials(
  dataFolder: string,
  api: ApiDocument,
): Promise<ReadonlyMap<string, string>> {
  const messages = await readEntries(path.join(dataFolder, 'messages'), messageSchema);
  const knownIssues = await readEntries(path.join(dataFolder, 'known-issues'), knownIssueSchema);
  const addresses = addressesOf(messages);
  const pages = new Set(messages.map(({name}) => path.posix.dirname(name)));
  return new Map([
    ...messages.map((group) => [`messages/${group.name}.mdx`, groupToMdx(group, addresses)] as const),
    ...[...pages].map((page) => {
      const groups = messages.filter(({name}) => path.posix.dirname(name) === page);
      return [`messages/${page}/table.mdx`, tableToMdx(groups)] as const;
    }),
    ...knownIssues.map((area) => [`known-issues/${area.name}.mdx`, areaToMdx(area)] as const),
    ...apiPartials(api),
  ]);
}

/** An unchanged file keeps its date, so that the bundler doesn't compile it again. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

/**
 * Writes the partials below `docs/_generated`.
 *
 * @returns the API document, which is also offered for download
 */
export async function writePartials(siteDir: string): Promise<ApiDocument> {
  const dataFolder = path.join(siteDir, 'data');
  const api = await readDocument(path.join(dataFolder, 'api'));
  const partials = await makePartials(dataFolder, api);
  await Promise.all(
    [...partials].map(([file, text]) => writeIfChanged(path.join(siteDir, outputFolder, file), text)),
  );
  return api;
}

/** What readers give to other programs: the API as one OpenAPI file, and the schema of the configuration file. */
async function writeDownloads(dataFolder: string, api: ApiDocument, outDir: string): Promise<void> {
  await writeFile(
    path.join(outDir, 'openapi.yaml'),
    stringify(api, {aliasDuplicateObjects: false, lineWidth: 120}),
  );
  const schema = 'config.schema.json';
  await copyFile(path.join(dataFolder, 'settings', schema), path.join(outDir, schema));
}

/**
 * Makes MDX partials from the entries under `data/`, before the pages that import them are compiled. From there on,
 * they're Markdown like any other: links are checked, code is highlighted, and search finds them.
 */
export default function reference({siteDir}: LoadContext): Plugin<ApiDocument> {
  const dataFolder = path.join(siteDir, 'data');
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(dataFolder, '**/*.yml')],
    loadContent: () => writePartials(siteDir),
    async postBuild({content: api, outDir}) {
      await writeDownloads(dataFolder, api, outDir);
    },
  };
}
