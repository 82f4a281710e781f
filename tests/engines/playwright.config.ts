/** A reader's main tasks in every engine: Firefox, WebKit, and the oldest promised browsers. */
import {defineConfig} from '@playwright/test';
import {engines, type EngineName} from './support/engines';
import {type EngineOptions} from './support/test';

const names = Object.keys(engines) as readonly EngineName[];

/** The promise about the oldest browsers is that readers can read and search. */
const promised = ['pages.spec.ts', 'search.spec.ts'];

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './support/searchHosts.ts',
  forbidOnly: true,
  // A slow machine alone fails no sentence.
  timeout: 120_000,
  expect: {timeout: 10_000},
  // One worker starts one browser, which all sentences of its engine share, one after another.
  workers: names.length,
  projects: names.map((name) => ({
    name,
    ...(name === 'oldest' && {testMatch: promised}),
    workers: 1,
    use: {engine: name},
  })),
});
