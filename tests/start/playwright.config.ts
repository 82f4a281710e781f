/** The development server, started as an author does it after a clone. `npm test -- --only start` makes the copy. */
import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';
import {startSite} from '../run/siteCopy';

const port = 4330;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  timeout: 120_000,
  expect: {timeout: 10_000},
  use: {...site.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: `npx --no-install docusaurus start --no-open --port ${port}`,
    cwd: startSite,
    // The copy shares its packages, and so the cache folder, with the site.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
    // A URL would be awaited until the server has compiled, which the first page does.
    port,
    stdout: 'ignore',
  },
});
