import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../files/outputFile';
import {readFolder} from '../files/readFolder';
import {apiPartials} from './api/toMdx';
import {makeCards} from './cards';
import {textsOfMessages} from './messages/cards';
import {checksToMdx} from './configChecker';
import {groupBy} from '../../src/lib/groupBy';
import {makeExplanations, termsToMdx} from './glossary';
import {areaToMdx, areaListToMdx, notesToMdx} from './knownIssues';
import {addressesByTemplate, knownMessages} from './messages/knownMessages';
import {groupToMdx, listToMdx} from './messages/toMdx';
import {notSupportedToMdx} from './notSupported';
import {permissionsToMdx} from './permissions';
import {portsToMdx} from './ports';
import {makeCheckFacts, readData, type ReferenceData} from './readData';
import {uselessSettingsToMdx, variablesToMdx} from './settings';
import {addStatuses} from './statuses';

/** Where pages import the partials from, below the root of the site; not in Git. */
const outputFolder = 'docs/_generated';

/** The partials that pages are made of, as `[path below the folder, text]`. */
export function makePartials(data: ReferenceData): ReadonlyMap<string, string> {
  const messages = addStatuses(data.messages, data.api);
  const known = knownMessages(messages);
  return new Map([
    ...messages.map((group) => [`messages/${group.name}.mdx`, groupToMdx(group, known)] as const),
    ...messages.map((group) => [`lists/messages/${group.name}.mdx`, listToMdx(group)] as const),
    ...data.knownIssues.map((area) => [`known-issues/${area.name}.mdx`, areaToMdx(area)] as const),
    ...data.knownIssues.map((area) => [`lists/known-issues/${area.name}.mdx`, areaListToMdx(area)] as const),
    ...data.knownIssues.flatMap(notesToMdx),
    ...data.notSupported.map((area) => [`not-supported/${area.name}.mdx`, notSupportedToMdx(area)] as const),
    ...data.terms.map((group) => [`glossary/${group.name}.mdx`, termsToMdx(group)] as const),
    ...(['incoming', 'outgoing'] as const).map(
      (direction) => [`ports/${direction}.mdx`, portsToMdx(data.ports, direction)] as const,
    ),
    ...Array.from(
      groupBy(data.configChecks, ({files}) => files.join('-')),
      ([kinds, checks]) => [`config-checks/${kinds}.mdx`, checksToMdx(checks)] as const,
    ),
    ['permissions.mdx', permissionsToMdx(data.permissions)],
    ['settings/variables.mdx', variablesToMdx(data.variables)],
    ['settings/without-effect.mdx', uselessSettingsToMdx(data.uselessSettings)],
    ...apiPartials(data.api, addressesByTemplate(known)),
  ]);
}

/**
 * Writes the partials below `docs/_generated`.
 *
 * @returns what they're made from
 */
async function writePartials(siteDir: string): Promise<ReferenceData> {
  const data = await readData(path.join(siteDir, 'data'));
  const partials = makePartials(data);
  const folder = path.join(siteDir, outputFolder);
  await mkdir(folder, {recursive: true});
  const before = await readFolder(folder, '.mdx');
  // An unchanged file keeps its date, so that the bundler doesn't compile it again.
  const changed = [...partials].filter(([file, text]) => before.get(file) !== text);
  // A page mustn't keep importing the partial of an entry that's gone.
  const gone = [...before.keys()].filter((file) => !partials.has(file));
  await writeFiles(folder, changed);
  await Promise.all(gone.map((file) => rm(path.join(folder, file))));
  return data;
}

/**
 * Makes MDX partials from the entries under `data/`, before the pages that import them are compiled. From then on,
 * they're Markdown like any other: links are checked, code is highlighted, and search finds them. It also makes
 * modules: the cards and messages, which search and the paste box load when they're used; the data of the configuration
 * checker; and the terms that pages explain. The paste box shows the explanation of a message
 * from its built page.
 */
export default async function reference({siteDir}: LoadContext): Promise<Plugin<ReferenceData>> {
  const dataFolder = path.join(siteDir, 'data');
  // Other plugins read pages and what they import while this one would load its content.
  let written: ReferenceData | undefined = await writePartials(siteDir);
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(dataFolder, '**/*.{json,yml}')],
    async loadContent() {
      const content = written ?? (await writePartials(siteDir));
      written = undefined;
      return content;
    },
    async contentLoaded({content, actions}) {
      await actions.createData('cards.json', makeCards(content));
      await actions.createData('messages.json', knownMessages(content.messages));
      await actions.createData('messageTexts.json', textsOfMessages(content.messages));
      await actions.createData('configChecks.json', makeCheckFacts(content));
      const terms = content.terms.flatMap(({entries}) => entries);
      await actions.createData('terms.json', makeExplanations(terms));
    },
  };
}
