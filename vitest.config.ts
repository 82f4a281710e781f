import {fileURLToPath} from 'node:url';
import {defineConfig, type ViteUserConfig} from 'vitest/config';

const resolve = {
  alias: {
    '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    // Node.js would get another build of the client; readers run this one.
    'algoliasearch/lite': 'algoliasearch/dist/lite/builds/browser',
  },
};
// A clone of node_modules or a build must never be mistaken for one of our tests.
const exclude = ['**/node_modules/**', 'build/**', '.test-builds/**', '**/.bench/**'];
// Each of their commands starts processes, and together they take as long as all other tests.
const onHost = 'tests/simulated-host/**/*.test.ts';

/** Builds run at the same time, and a slow machine alone fails no test. */
const timeouts = {testTimeout: 60_000, hookTimeout: 60_000} as const;

/**
 * Gives tests the package builds that the site's build runs. Vitest prefers the development builds, in which the
 * Markdown parser takes twice as long to read a page.
 */
const packagesAsBuilt: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'packages-as-built',
  configResolved({ssr: {resolve: packages}}) {
    if (packages?.conditions) {
      packages.conditions = packages.conditions.filter((name) => name !== 'development|production');
    }
  },
};

/** Pure code and rules about files. Whatever needs a real page belongs to Playwright under tests/e2e/. */
export default defineConfig({
  plugins: [packagesAsBuilt],
  test: {
    globalSetup: 'tests/support/temporaryFiles.ts',
    // By default, one core of two stays idle.
    maxWorkers: '100%',
    // Applies to all projects. With a process for each of the 200 files, loading modules takes three times as long as
    // the tests themselves.
    isolate: false,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{bench,plugins,src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, onHost],
          ...timeouts,
        },
      },
      {resolve, test: {name: 'host', include: [onHost], exclude, ...timeouts}},
      {
        resolve,
        test: {name: 'servers', include: ['tests/deployment/*.check.ts'], exclude, ...timeouts},
      },
      {resolve, test: {name: 'built', include: ['tests/checks/built.check.ts'], exclude, ...timeouts}},
    ],
  },
});
