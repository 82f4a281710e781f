/** Runs every check on the built pages of `build/`, and the one on the sources that a reader of the code relies on. */
import {existsSync, readFileSync} from 'node:fs';
import {builtSite, type BuiltSite} from '../../checks/builtSite';
import {findHeadingFaults} from '../../checks/headings';
import {findImageFaults} from '../../checks/images';
import {findDeadConsoleLinks} from '../../checks/consoleLinks';
import {parseFacts} from '../../checks/docs/facts';
import {findHeavyModules} from '../../checks/lightModules';
import {findDeadLinks} from '../../checks/links';
import {findProductName} from '../../checks/productName';
import {findMissingRoutes} from '../../checks/routes';
import {findSemanticFaults} from '../../checks/semantics';
import {findTemplateText} from '../../checks/templateText';
import {findTitleFaults} from '../../checks/titles';
import {replacements} from '../../plugins/light-modules/replacements';
import {readDeployment} from '../../src/site/deployment';
import {product} from '../../src/site/product';
import {runChecks, type Check} from './checks';
import {readFiles} from './files';
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
  ];
}

function scriptCheck(): Check {
  const scripts = readFiles(`${buildFolder}/assets/js`, (file) => file.endsWith('.js'));
  return {
    name: 'replaced modules of the framework stay out of the scripts',
    find: () => findHeavyModules(scripts, replacements),
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
  const tally = runChecks([...pageChecks(site), scriptCheck(), sourceCheck()]);
  console.log(`  ${site.pages.size} pages, ${site.files.size} files`);
  return tally;
}
