import {defineConfig} from '@playwright/test';
import {findBrowser, sandboxArguments} from './tests/support/browser';
import {type TestOptions} from './tests/e2e/support/test';
import {onlyThisMachine} from './tests/e2e/support/watch';

const executablePath = findBrowser();

export default defineConfig<TestOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/serveBuilds.ts',
  forbidOnly: true,
  // A slow machine alone fails no test. Where a reader's time matters, the test measures it.
  timeout: 120_000,
  expect: {timeout: 10_000},
  fullyParallel: true,
  workers: 2,
  use: {
    headless: true,
    viewport: {width: 1280, height: 800},
    locale: 'en-US',
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording makes each test half as long again. For one that fails: `npm run e2e -- <file> --trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : {executablePath}),
      args: [
        ...sandboxArguments,
        onlyThisMachine,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // The tests of hosted search start their own search servers on two ports, so one of them runs at a time. They come
    // first: at the end, the other worker would be idle while they finish.
    {
      name: 'hosted',
      testMatch: '**/hosted/**/*.spec.ts',
      workers: 1,
      use: {baseURL: 'http://localhost:4311/'},
    },
    {
      name: 'site',
      testIgnore: ['**/hosted/**', '**/variant/**'],
      use: {baseURL: 'http://localhost:4310/'},
    },
    {
      name: 'variant',
      testMatch: '**/variant/**/*.spec.ts',
      use: {baseURL: 'http://localhost:4312/Variant/'},
    },
  ],
});
