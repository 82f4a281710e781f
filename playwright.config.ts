import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import {findBrowser, sandboxArguments} from './tests/support/browser';
import {findBuild} from './tests/run/siteBuilds';
import {type TestOptions} from './tests/e2e/support/test';
import {onlyThisMachine} from './tests/e2e/support/watch';

const origins = {
  site: 'http://localhost:4310',
  hosted: 'http://localhost:4311',
  variant: 'http://localhost:4312',
} as const;

type SiteProject = Project<PlaywrightTestOptions & TestOptions, PlaywrightWorkerOptions>;
type SiteName = keyof typeof origins;

const bases: Readonly<Record<SiteName, string>> = {site: '/', hosted: '/', variant: '/Variant/'};

function project(name: SiteName, files: Partial<SiteProject>): SiteProject {
  return {
    name,
    ...files,
    use: {baseURL: origins[name] + bases[name]},
  };
}

function serverOf(name: SiteName) {
  const {port} = new URL(origins[name]);
  return {
    command: `npx --no-install tsx tests/e2e/support/serve.ts --dir ${findBuild(name).outDir} --port ${port} --base ${bases[name]}`,
    url: origins[name] + bases[name],
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}

const executablePath = findBrowser();

export default defineConfig<TestOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
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
    project('hosted', {testMatch: '**/hosted/**/*.spec.ts', workers: 1}),
    project('site', {testIgnore: ['**/hosted/**', '**/variant/**']}),
    project('variant', {testMatch: '**/variant/**/*.spec.ts'}),
  ],
  webServer: [serverOf('site'), serverOf('hosted'), serverOf('variant')],
});
