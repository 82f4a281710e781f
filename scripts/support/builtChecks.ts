/** Runs every check on the built pages of `build/`, and the one on the sources that a reader of the code relies on. */
import {existsSync, readFileSync} from 'node:fs';
import budgets from '../../budgets.json';
import {findOverspending} from '../../tests/checks/budgets';
import {builtSite, routeOf, type BuiltSite} from '../../tests/checks/builtSite';
import {findHeadingFaults} from '../../tests/checks/headings';
import {findImageFaults} from '../../tests/checks/images';
import {findInlineStyles} from '../../tests/checks/inlineStyles';
import {findDeadConsoleLinks} from '../../tests/checks/consoleLinks';
import {parseFacts} from '../../tests/checks/docs/facts';
import {findDeadLinks} from '../../tests/checks/links';
import {findProductName} from '../../tests/checks/productName';
import {findMissingRoutes} from '../../tests/checks/routes';
import {findSemanticFaults} from '../../tests/checks/semantics';
import {findTemplateText} from '../../tests/checks/templateText';
import {findTitleFaults} from '../../tests/checks/titles';
import {allowedStyles} from '../../plugins/server-files/headers/allowedStyles';
import {staleConfiguration} from '../../plugins/server-files/committedFile';
import {serverFolder} from '../../plugins/server-files/serverFolder';
import {type VercelConfiguration} from '../../plugins/server-files/servers/vercel';
import {readDeployment} from '../../src/site/deployment';
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

function budgetCheck(site: BuiltSite, contents: readonly (readonly [file: string, text: string])[]): Check {
  const html = new Map(contents.map(([file, text]) => [routeOf(file), text]));
  const read = (address: string) =>
    site.files.has(address) ? readFileSync(buildFolder + address, 'utf8') : undefined;
  return {
    name: 'no page costs more bytes than its budget',
    find: () => findOverspending(budgets, site.pages, read, (route) => html.get(route)),
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
    secretCheck(buildFolder, process.env),
    hostingCheck(),
    sourceCheck(),
  ]);
  console.log(`  ${site.pages.size} pages, ${site.files.size} files`);
  return tally;
}
