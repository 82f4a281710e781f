/** The three builds under test: the site as readers get it, one with hosted search, and one variant. */
import path from 'node:path';
import {type ToolOptions} from './runTool';
import {copySite, neutralEnvironment} from './siteCopy';

interface SiteBuild {
  readonly name: string;
  /** Where its pages are. */
  readonly outDir: string;
  /** Each build generates into its own folder, so none reads what another has left. */
  readonly generatedDir: string;
  readonly config?: string;
  /** Files that are copied over a copy of the site, which is then built instead of the site itself. */
  readonly overlay?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where the tests of hosted search start their search servers. */
export const hostedPorts = [4320, 4321] as const;
export const hostedOrigins = hostedPorts.map((port) => `http://localhost:${port}`);

/** An older version of the docs, so there's one to choose. */
const versions = 'tests/fixtures/versions';

export const siteBuilds: readonly SiteBuild[] = [
  {name: 'site', outDir: 'build', generatedDir: '.docusaurus', env: {}},
  {
    name: 'hosted',
    outDir: '.test-builds/hosted',
    generatedDir: '.docusaurus-hosted',
    config: 'tests/fixtures/hosted/docusaurus.config.ts',
    overlay: versions,
    env: {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_API_KEY: 'test-search-key',
      ALGOLIA_HOSTS: hostedOrigins.join(','),
    },
  },
  {
    name: 'variant',
    outDir: '.test-builds/variant',
    generatedDir: '.docusaurus-variant',
    config: 'tests/fixtures/variant/docusaurus.config.ts',
    overlay: versions,
    env: {BASE_URL: '/Variant/', EDIT_URL: 'https://git.example.com/docs/edit/main/'},
  },
];

/** @throws naming a build that doesn't exist */
export function findBuild(name: string): SiteBuild {
  const build = siteBuilds.find((candidate) => candidate.name === name);
  if (build === undefined) {
    throw new Error(`There is no build named "${name}" in tests/run/siteBuilds.ts.`);
  }
  return build;
}

/** The folder that's built. */
function siteFolder({name, overlay}: SiteBuild): string {
  if (overlay === undefined) {
    return '.';
  }
  // A name that looks like a pattern.
  const copy = path.join('.test-builds', `${name} site (1) [b]`);
  copySite(copy, overlay);
  return copy;
}

/**
 * Builds one site; afterward, the output folder contains the pages.
 *
 * @param run starts a tool of this project
 */
export function buildSite<Result>(
  site: SiteBuild,
  run: (command: readonly [string, ...string[]], options: ToolOptions) => Promise<Result>,
): Promise<Result> {
  const config = site.config === undefined ? [] : ['--config', site.config];
  return run(['docusaurus', 'build', ...config, '--out-dir', path.resolve(site.outDir)], {
    cwd: siteFolder(site),
    env: {
      ...neutralEnvironment,
      ...site.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: site.generatedDir,
      // The three builds differ in environment and folder, which the bundler's cache doesn't track.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
}
