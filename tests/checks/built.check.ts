/** The rules for the pages under `build/`: `npm run check:built`. */
import {existsSync, readFileSync} from 'node:fs';
import {describe} from 'vitest';
import {builtSite} from './builtSite';
import {findInvalidHtml} from './html';
import {readFacts} from './docs/facts';
import {findUnknownEndings} from './endings';
import {findDeadAddresses, findDeadLinks} from './links';
import {rule} from './rule';
import {findSecrets, readings} from './secrets';
import {findLinkNameFaults} from './linkNames';
import {isBinary} from './sources';
import {findTitleFaults} from './titles';
import {findAlternateFaults} from './alternates';
import {acceptedInPages, acceptedInStyles} from './browsers/accepted';
import {findNewMarkup} from './browsers/markup';
import {unsupportedByTargets} from './browsers/promised';
import {findMixedSelectors, findNewStyles} from './browsers/styles';
import {findNewSyntax} from './browsers/syntax';
import {judgeUses} from './browsers/uses';
import {hintComment} from '../../plugins/compile-hint';
import {staleConfiguration} from '../../plugins/after-build/server-files';
import {serverFolder} from '../../plugins/after-build/server-files/serverFolder';
import {type VercelConfiguration} from '../../plugins/after-build/server-files/servers/vercel';
import {makeCards} from '../../plugins/reference/cards';
import {readData} from '../../plugins/reference/readData';
import {movedSections} from '../../src/site/movedSections';
import {permanentRoutes} from '../../src/site/permanentRoutes';
import {readDeployment} from '../../src/site/deployment';
import {laterNames} from '../../src/site/redirects';
import {readSearchConfiguration} from '../../src/site/search';
import {readFolder} from '../../plugins/files/readFolder';
import {listFiles} from '../../scripts/support/files';

if (!existsSync('build/index.html')) {
  throw new Error('There is no build to check. Run `npm run build` first.');
}

const pages = await readFolder('build', '.html');
const files = listFiles('build');
const site = builtSite(
  files.map((file) => [file, pages.get(file) ?? ''] as const),
  readDeployment({}).origin,
);
const scripts = await readFolder('build/assets/js', '.js');
const sheets = [...(await readFolder('build', '.css'))];

function readBuilt(address: string): string | undefined {
  const file = `build${address}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

describe('the built site', () => {
  rule('has a page at every permanent URL', () =>
    findDeadAddresses(site, 'src/site/permanentRoutes.ts', permanentRoutes),
  );

  rule('has every page that the product links to', () =>
    readFacts('console-links', ['route']).flatMap(({route, source}) =>
      findDeadAddresses(site, `tests/facts/console-links.tsv (${source})`, [route]),
    ),
  );

  rule('has the script of every page compiled while it downloads', () => {
    const entry = [...scripts].filter(([file]) => /(?:^|\/)main\.[^/]+\.js$/.test(file));
    return entry.length === 1 && entry[0]?.[1].startsWith(hintComment)
      ? []
      : [{where: 'build/assets/js/main.*.js', what: `doesn't begin with ${hintComment}`}];
  });

  rule('has no dead link, anchor, or image', () => findDeadLinks(site));

  rule('has every page and anchor that search cards lead to', async () => {
    return makeCards(await readData('data')).flatMap(({kind, name, href}) =>
      findDeadAddresses(site, `the card "${name}" (${kind})`, [href]),
    );
  });

  rule('has every page and anchor that URLs of later releases lead to', () =>
    findDeadAddresses(site, 'laterNames in src/site/redirects.ts', Object.values(laterNames)),
  );

  rule('has every section that has moved at its new URL', () =>
    findDeadAddresses(site, 'src/site/movedSections.ts', Object.values(movedSections)),
  );

  rule('has a Markdown alternate with the same content for every page', () =>
    findAlternateFaults(site, readBuilt),
  );

  rule('is valid HTML', () => findInvalidHtml(site));

  rule('has links that a screen reader can name', () => findLinkNameFaults(site));

  rule('has a unique title on every page', () => findTitleFaults(site));

  rule('has no file without a content type', () => findUnknownEndings(site.files));

  describe('in the oldest browsers that it promises to serve', () => {
    const lacks = unsupportedByTargets();

    rule('has only scripts that they can read', () => findNewSyntax(scripts));

    rule('has only styles that they support or can do without', () =>
      judgeUses(
        sheets.flatMap(([file, text]) => findNewStyles(file, text, lacks)),
        acceptedInStyles,
      ),
    );

    rule('loses no rule to another selector', () =>
      sheets.flatMap(([file, text]) => findMixedSelectors(file, text, lacks)),
    );

    rule('has only HTML that they support or can do without', () =>
      judgeUses(findNewMarkup(site.pages.values(), lacks), acceptedInPages),
    );
  });

  rule('serves nothing that looks like a secret', () => {
    // The search-only key is public by design; the other one must never be served.
    const publicValues = [readSearchConfiguration(process.env).credentials.apiKey];
    const knownSecrets = [process.env.ALGOLIA_ADMIN_API_KEY ?? ''];
    const texts = files
      .filter((file) => !isBinary(file))
      .flatMap((file) => readings(file, readFileSync(`build/${file}`, 'utf8')));
    return findSecrets(texts, publicValues, knownSecrets);
  });

  // Vercel reads its rules from the repository before it builds; the build knows what they must be.
  rule('is served by Vercel as the committed vercel.json says', () => {
    const file = `${serverFolder('build')}/vercel.json`;
    const built = JSON.parse(readFileSync(file, 'utf8')) as VercelConfiguration;
    const advice = staleConfiguration(readFileSync('vercel.json', 'utf8'), built, file);
    return advice === undefined ? [] : [{where: 'vercel.json', what: advice}];
  });
});
