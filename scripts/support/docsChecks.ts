/** Runs every check on the sources of the pages: against the facts, against parsers and against the style. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {findRouteFaults, findUnknownAddresses} from '../../tests/checks/docs/apiRoutes';
import {findCodeFaults, findShellFaults} from '../../tests/checks/docs/codeBlocks';
import {findComposeFaults} from '../../tests/checks/docs/compose';
import {findCopyFaults} from '../../tests/checks/docs/copyable';
import {parseFacts, type Fact} from '../../tests/checks/docs/facts';
import {expandPartials} from '../../tests/checks/docs/expandPartials';
import {findMessageFaults} from '../../tests/checks/docs/messages';
import {frontMatterValue, isPartial, parseDocPage, type DocPage} from '../../tests/checks/docs/page';
import {findUnanswered, type AnswerPage} from '../../tests/checks/docs/queries';
import {findRoleFaults} from '../../tests/checks/docs/roles';
import {findSettingFaults} from '../../tests/checks/docs/settings';
import {
  findForbiddenWords,
  findHeadingStyle,
  findThinPages,
  messagePage,
} from '../../tests/checks/docs/style';
import {findTabFaults} from '../../tests/checks/docs/tabs';
import {type Check, runChecks} from './checks';
import {storageEntries} from '../../src/site/storage';
import {parseLabelledQueries} from '../search-eval/labelled';
import {listFiles} from './files';
import {type Tally} from './step';

const docsFolder = 'docs';

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

function readFacts<Column extends string>(name: string, columns: readonly Column[]): readonly Fact<Column>[] {
  const file = `tests/facts/${name}.tsv`;
  return parseFacts(file, readText(file), columns);
}

function readPages(): readonly DocPage[] {
  return listFiles(docsFolder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${docsFolder}/${file}`)
    .map((file) => parseDocPage(file, readText(file)));
}

/** The shell's own parser; nothing is run. */
function parseShell(script: string): string | undefined {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: script, encoding: 'utf8'});
  if (error !== undefined) {
    throw new Error(`The shell blocks need bash to be checked: ${error.message}`);
  }
  return status === 0 ? undefined : (stderr.split('\n')[0] ?? '');
}

function answerPage(page: DocPage): AnswerPage {
  return {
    route: `/${page.file.replace(/\.mdx$/, '')}`,
    title: frontMatterValue(page, 'title') ?? '',
    source: expandPartials(page.source, readText),
  };
}

/** Longer names first, so that "Add Service" goes before "Service". */
function readNames(): readonly string[] {
  const names = readText('tests/style/names.txt').trim().split('\n');
  return names.sort((a, b) => b.length - a.length);
}

function checksOf(pages: readonly DocPage[]): readonly Check[] {
  const pageAt = (file: string): DocPage => {
    const page = pages.find((each) => each.file === file);
    if (page === undefined) {
      throw new Error(`The checks of the pages need ${file}. Where did it go?`);
    }
    return page;
  };
  const settings = readFacts('settings', ['name', 'kind']);
  const routes = readFacts('routes', ['method', 'path', 'role']);
  const variables = new Set(settings.filter(({kind}) => kind === 'variable').map(({name}) => name));
  const names = readNames();
  const queries = parseLabelledQueries(readText('tests/search-queries/queries.tsv'));
  const storageKeys = storageEntries.map(({key}) => key);
  return [
    {
      name: 'the configuration page has every setting and no other',
      find: () => findSettingFaults(pageAt('docs/getting-started/configuration.mdx'), settings),
    },
    {
      name: 'the REST reference has every call with its role and no other',
      find: () => findRouteFaults(pageAt('docs/reference/rest-api.mdx'), routes),
    },
    {name: 'every call in a command exists', find: () => findUnknownAddresses(pages, routes)},
    {
      name: 'every table about roles has every role and no other',
      find: () => findRoleFaults(pages, readFacts('roles', ['role'])),
    },
    {
      name: 'the page of messages has every message and no other',
      find: () => findMessageFaults(pageAt(messagePage), readFacts('messages', ['message', 'shown'])),
    },
    {name: 'every code block names its language and parses', find: () => pages.flatMap(findCodeFaults)},
    {
      name: 'every bash block parses',
      find: () => pages.flatMap((page) => findShellFaults(page, parseShell)),
    },
    {
      name: 'every Compose file is well-formed',
      find: () => pages.flatMap((page) => findComposeFaults(page, variables)),
    },
    {name: 'every code block can be copied as it is', find: () => pages.flatMap(findCopyFaults)},
    {
      name: 'no word that the style forbids',
      find: () => pages.flatMap((page) => findForbiddenWords(page, names)),
    },
    {
      name: 'headings in sentence case, none twice on a page',
      find: () => pages.flatMap((page) => findHeadingStyle(page, names)),
    },
    {name: 'enough prose on every page', find: () => pages.flatMap(findThinPages)},
    {name: 'remembered tabs are those that the site lists', find: () => findTabFaults(pages, storageKeys)},
    {
      name: 'every known search is answered on a first screen',
      find: () => findUnanswered(queries, pages.filter((page) => !isPartial(page)).map(answerPage)),
    },
  ];
}

export function docsChecks(): Tally {
  const pages = readPages();
  const tally = runChecks(checksOf(pages));
  console.log(`  ${pages.length} sources of pages`);
  return tally;
}
