/** Runs every check on the built pages of `build/`, and the one on the sources that a reader of the code relies on. */
import {existsSync, readFileSync} from 'node:fs';
import budgets from '../../budgets.json';
import {findOverspending} from '../../tests/checks/budgets';
import {builtSite, routeOf, type BuiltSite} from '../../tests/checks/builtSite';
import {findHeadingFaults} from '../../tests/checks/headings';
import {findImageFaults} from '../../tests/checks/images';
import {findInlineStyles} from '../../tests/checks/inlineStyles';
import {findDeadConsoleLinks} from '../../tests/checks/consoleLinks';
import {findDroppedRules} from '../../tests/checks/droppedRules';
import {parseFacts} from '../../tests/checks/docs/facts';
import {findMisplacedStyles} from '../../tests/checks/lazyStyles';
import {findHeavyData, findHeavyModules} from '../../tests/checks/lightModules';
import {findDeadLinks} from '../../tests/checks/links';
import {findProductName} from '../../tests/checks/productName';
import {findMissingRoutes} from '../../tests/checks/routes';
import {findSemanticFaults} from '../../tests/checks/semantics';
import {findTemplateText} from '../../tests/checks/templateText';
import {findTitleFaults} from '../../tests/checks/titles';
import {lightFiles} from '../../plugins/light-data/lightData';
import {replacements} from '../../plugins/framework-patches/replacements';
import {allowedStyles} from '../../plugins/server-files/headers/allowedStyles';
import {staleConfiguration} from '../../plugins/server-files/committedFile';
import {serverFolder} from '../../plugins/server-files/serverFolder';
import {type VercelConfiguration} from '../../plugins/server-files/servers/vercel';
import {readDeployment} from '../../src/site/deployment';
import {lazyStyles} from '../../src/site/lazyStyles';
import {product} from '../../src/site/product';
import {runChecks, type Check} from './checks';
import {readFiles} from './files';
import {secretCheck} from './secretCheck';
import {type Tally} from './step';

const buildFolder = 'build';
const linksFile = 'tests/facts/console-links.tsv';

function pageChecks(site: BuiltSite): readonly Check[] {
  return [
    {name: 'every specified route is built', find: () => findMissingRoutes(site)},
    {
      name: 'every page that the product links to is built',
      find: () =>
        findDeadConsoleLinks(site, parseFacts(linksFile, readFileSync(linksFile, 'utf8'), ['route'])),
    },
    {name: 'every link, anchor and image resolves', find: () => findDeadLinks(site)},
    {name: 'one h1 per page and no level skipped', find: () => findHeadingFaults(site)},
    {
      name: 'every page has a language, landmarks, links with a purpose and named columns',
      find: () => findSemanticFaults(site),
    },
    {name: 'every image has alt, width and height', find: () => findImageFaults(site)},
    {name: 'every page has its own title', find: () => findTitleFaults(site)},
    {name: 'no template text', find: () => findTemplateText(site)},
    {name: 'every inline style has a reason', find: () => findInlineStyles(site, allowedStyles)},
  ];
}

/** Vercel reads its rules from the repository before it builds; the build knows what they must be. */
function hostingCheck(): Check {
  const file = `${serverFolder(buildFolder)}/vercel.json`;
  return {
    name: 'the committed vercel.json is the one that the build wrote',
    find: () => {
      const built = JSON.parse(readFileSync(file, 'utf8')) as VercelConfiguration;
      const advice = staleConfiguration(readFileSync('vercel.json', 'utf8'), built, file);
      return advice === undefined ? [] : [{where: 'vercel.json', what: advice}];
    },
  };
}

function scriptCheck(): Check {
  const scripts = readFiles(`${buildFolder}/assets/js`, (file) => file.endsWith('.js'));
  return {
    name: 'replaced modules and data of the framework stay out of the scripts',
    find: () => [...findHeavyModules(scripts, replacements), ...findHeavyData(scripts, lightFiles)],
  };
}

function budgetCheck(site: BuiltSite, contents: readonly (readonly [file: string, text: string])[]): Check {
  const html = new Map(contents.map(([file, text]) => [routeOf(file), text]));
  const read = (address: string) =>
    site.files.has(address) ? readFileSync(buildFolder + address, 'utf8') : undefined;
  return {
    name: 'no page costs more bytes than its budget',
    find: () => findOverspending(budgets, site.pages, read, (route) => html.get(route)),
  };
}

/** All style sheets as they were before plugins/light-styles. */
const fullStyles = '.docusaurus/light-styles/before.css';

function droppedRulesCheck(pages: readonly (readonly [file: string, text: string])[]): Check {
  const built = readFiles(`${buildFolder}/assets`, (file) => file.endsWith('.css')).map(([, text]) => text);
  const full = readFileSync(fullStyles, 'utf8');
  return {
    name: 'no page uses a class whose rules were left out',
    find: () => findDroppedRules(full, built.join('\n'), pages),
  };
}

function sourceCheck(): Check {
  const roots = ['docusaurus.config.ts', 'sidebars.ts'].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const folders = ['src', 'plugins'].flatMap((folder) =>
    readFiles(folder, (file) => /\.(?:tsx?|css)$/.test(file)).map(
      ([file, text]) => [`${folder}/${file}`, text] as const,
    ),
  );
  const sources = [...roots, ...folders];
  return {
    name: 'the product is named in one place',
    find: () => findProductName(sources, product.name),
  };
}

function styleCheck(site: BuiltSite): Check {
  const isSheet = (file: string): boolean => file.endsWith('.css');
  const sheets = readFiles(buildFolder, isSheet)
    .filter(([file]) => isSheet(file))
    .map(([file, css]) => [`/${file}`, css] as const);
  const lazy = lazyStyles.flatMap(({folder, page}) =>
    readFiles(folder, isSheet).map(([file, css]) => ({file: `${folder}/${file}`, css, route: page?.route})),
  );
  return {
    name: 'styles of one page or of a later script are named by no other page',
    find: () => findMisplacedStyles(site, sheets, lazy),
  };
}

/** @throws when there is no build to look at */
export function builtChecks(): Tally {
  if (!existsSync(`${buildFolder}/index.html`)) {
    throw new Error('There is no build to check. Run `npm run build` first.');
  }
  const contents = readFiles(buildFolder, (file) => file.endsWith('.html'));
  const site = builtSite(contents, readDeployment({}).origin);
  const tally = runChecks([
    ...pageChecks(site),
    budgetCheck(site, contents),
    droppedRulesCheck(contents),
    scriptCheck(),
    styleCheck(site),
    secretCheck(buildFolder, process.env),
    hostingCheck(),
    sourceCheck(),
  ]);
  console.log(`  ${site.pages.size} pages, ${site.files.size} files`);
  return tally;
}
