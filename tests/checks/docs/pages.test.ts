/** The rules for the sources of the pages, based on facts, parsers, and style: `npm run check:docs`. */
import {existsSync, readFileSync} from 'node:fs';
import {describe} from 'vitest';
import {rule} from '../rule';
import {findWordsInPages, readWordRules} from '../words';
import {findOperationFaults, findRouteFaults, findUnknownRequests} from './apiRoutes';
import {findAlertFieldFaults, findClusterRequestFaults, findHostCommandFaults} from './builderLists';
import {findCodeFaults} from './codeBlocks';
import {findComposeFaults} from './compose';
import {findCopyFaults} from './copyable';
import {expandPartials} from './expandPartials';
import {compareNames, readFacts} from './facts';
import {findPartFaults} from './generatedParts';
import {findKeywordFaults} from './keywords';
import {findMessageFaults} from './messages';
import {codeBlocksOf, isPartial, parseDocPage, type DocPage} from './page';
import {findSettingFaults} from './settings';
import {findMissingStatements} from './statements';
import {createLinkResolver} from './sections';
import {findStateFaults, findStateFaultsInTables} from './states';
import {parseSteps} from './steps';
import {findConsoleLinksInSentences, findHeadingStyle} from './style';
import {findTabFaults} from './tabs';
import {userRoles} from '../../../plugins/reference/permissions';
import {makeCheckFacts} from '../../../plugins/reference/readData';
import {clusterRequests} from '../../../src/tools/access-builder/clusterRequests';
import {alertFields} from '../../../src/tools/alert-tester/fields';
import {tabGroups} from '../../../src/site/storage';
import {docPages as pages, generatedPartials} from '../../support/docPages';
import {shellFaults} from '../../support/programs';
import {referenceData} from '../../support/referenceData';

const messagesFolder = 'data/messages';
const apiFolder = 'data/api';

const {api} = referenceData;

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function readPartial(file: string): string {
  return generatedPartials.get(file) ?? readText(file);
}

/** Longer names first, so that "Add Service" goes before "Service". */
function readNames(): readonly string[] {
  const names = readText('tests/style/names.txt').trim().split('\n');
  return names.sort((a, b) => b.length - a.length);
}

const written = pages.filter(({file}) => !generatedPartials.has(file));

/** A page with the text of its partials. */
function expanded({source}: DocPage): string {
  return expandPartials(source, readPartial);
}

/** Pages with the text of their partials. */
const shownPages = written
  .filter((page) => !isPartial(page))
  .map((page) => {
    const source = expanded(page);
    return source === page.source ? page : parseDocPage(page.file, source);
  });
const routes = readFacts('routes', ['method', 'path', 'role']);
const checkFacts = makeCheckFacts(referenceData);
const names = readNames();

function pageAt(file: string): DocPage {
  const page = shownPages.find((each) => each.file === file);
  if (page === undefined) {
    throw new Error(`The checks of the pages need ${file}. Where did it go?`);
  }
  return page;
}

describe('the pages', () => {
  rule('list every setting, and no others', () =>
    findSettingFaults(
      pageAt('docs/getting-started/configuration.mdx'),
      referenceData,
      readFacts('settings', ['name', 'kind']),
    ),
  );

  rule('are made from data that has every request with its role, and no others', () =>
    findRouteFaults(api, routes, apiFolder),
  );

  rule('list every request to a cluster, and no others', () =>
    findClusterRequestFaults(
      clusterRequests,
      pageAt('docs/providers-services/providers/least-privilege.mdx'),
      readFacts('cluster-requests', ['verb', 'resource', 'reach']),
    ),
  );

  rule('list every command that runs on a host, and no others', () =>
    findHostCommandFaults(
      pageAt('docs/providers-services/providers/server-provider.mdx'),
      readFacts('host-commands', ['command', 'repeated']),
    ),
  );

  rule('list every field of an alert that a webhook reads, and no others', () =>
    findAlertFieldFaults(alertFields, readFacts('alert-fields', ['webhook', 'field', 'stored', 'required'])),
  );

  rule('state correctly what they once got wrong', () =>
    findMissingStatements(readFacts('statements', ['statement', 'place']), (file) =>
      existsSync(file) ? readText(file) : undefined,
    ),
  );

  rule("give no remedy that the reader's state contradicts", () => {
    const known = {
      steps: parseSteps(readFacts('steps', ['things', 'effect', 'words', 'example'])),
      follow: createLinkResolver(shownPages),
    };
    return [
      ...findStateFaults(messagesFolder, referenceData.messages, known),
      ...findStateFaults('data/known-issues', referenceData.knownIssues, known),
      ...findStateFaultsInTables(pages, referenceData.messages, known),
    ];
  });

  rule('have only messages with statuses of their endpoint, and only commands that send its request', () =>
    findOperationFaults(api, apiFolder),
  );

  rule('send only requests that exist, with fields that exist', () => findUnknownRequests(pages, api));

  rule('are made from data that has every role, and no others', () => {
    const facts = readFacts('roles', ['role']).map(({role, source}) => [role, source] as const);
    const inApi = (api.components.schemas.Role?.enum ?? []).map(String);
    return [
      ...compareNames('plugins/reference/permissions.ts', 'the role', userRoles, facts),
      ...compareNames(`${apiFolder}/openapi.yml`, 'the role', inApi, facts),
    ];
  });

  rule('explain every message once, and no others', () =>
    findMessageFaults(messagesFolder, referenceData.messages, readFacts('messages', ['message', 'shown'])),
  );

  rule('take every box about a known issue from its entry, and show every part made from data', () =>
    findPartFaults(written, [...generatedPartials.keys()]),
  );

  rule('have blocks of JSON and YAML that parse', () => pages.flatMap(findCodeFaults));

  rule('have only commands that ShellCheck can read', () => {
    const commands = pages.flatMap(codeBlocksOf).filter(({lang}) => lang === 'bash');
    return shellFaults(
      commands.map(({value}) => value),
      'bash',
      'error',
    ).map((what) => ({where: 'docs', what}));
  });

  rule('have well-formed Compose files', () => pages.flatMap((page) => findComposeFaults(page, checkFacts)));

  rule('have code blocks that run as copied', () => pages.flatMap(findCopyFaults));

  rule('use no word that the word list replaces', () => findWordsInPages(pages, readWordRules()));

  rule('have headings in sentence case', () => pages.flatMap((page) => findHeadingStyle(page, names)));

  rule("have links to the reader's console only after a sentence", () =>
    pages.flatMap(findConsoleLinksInSentences),
  );

  rule('have keywords of their own', () => findKeywordFaults(pages));

  rule('remember only tabs that the site lists', () => findTabFaults(pages, Object.keys(tabGroups)));
});
