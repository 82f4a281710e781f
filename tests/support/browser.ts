/**
 * Where the tests get Chrome or Chromium from: an installed one first, then the distribution's package, then
 * Playwright's own download.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installWithApt, type Say} from './apt';
import {findProgram, isExecutable} from './findProgram';

/**
 * Tests prefer Chromium's headless shell: the same engine without its windows, which take half the time of a browser
 * test on two cores. Benchmarks use the full browser, as readers do: in the shell, a page of another generator once
 * never became idle, and another time didn't open its search.
 */
type BrowserKind = 'shell' | 'whole';

/** Names of programs, and of Debian's packages. */
const debianPackages = {shell: 'chromium-headless-shell', whole: 'chromium'} as const;

const wholeBrowsers = [
  ...[debianPackages.whole, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  // On macOS.
  ...['Google Chrome', 'Chromium'],
];

/** Locations of browsers that aren't on the path, on Linux, macOS, and Windows. */
const folders = [
  ...['/opt/google/chrome', '/usr/lib/chromium', '/snap/bin'],
  ...['', process.env.HOME ?? ''].flatMap((root) =>
    ['Google Chrome', 'Chromium'].map((name) => `${root}/Applications/${name}.app/Contents/MacOS`),
  ),
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((root) =>
    root === undefined ? [] : [path.join(root, 'Google', 'Chrome', 'Application')],
  ),
];

/** Chromium refuses to run as root inside its own sandbox, and containers usually run as root. */
export const sandboxArguments: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The path of an installed browser, or `undefined`.
 *
 * @throws if `CHROME_PATH` is set but isn't an executable: a wrong setting is never skipped silently.
 */
export function findBrowser(kind: BrowserKind = 'shell'): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!isExecutable(chosen)) {
      throw new Error(`CHROME_PATH is "${chosen}", which is not an executable file. Correct it or unset it.`);
    }
    return chosen;
  }
  const names = kind === 'shell' ? [debianPackages.shell, ...wholeBrowsers] : wholeBrowsers;
  return names.map((name) => findProgram(name, folders)).find((found) => found !== undefined);
}

/**
 * Debian's package of the browser; its path, or `undefined` if there's no `apt-get`.
 *
 * @throws when the package couldn't be installed
 */
function installBrowser(say: Say, kind: BrowserKind): string | undefined {
  return installWithApt([debianPackages[kind]], say) ? findBrowser(kind) : undefined;
}

/**
 * Playwright's own download; its path.
 *
 * @throws if it fails
 */
async function downloadWithPlaywright(say: Say): Promise<string> {
  say("Fetching Playwright's own browser with `npx playwright install chromium`.");
  execFileSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    // npx is a command file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  if (!existsSync(file)) {
    throw new Error('it finished without a browser.');
  }
  return file;
}

/**
 * Whether a browser is good enough. In a container, the faster shell is installed next to another browser; on a
 * desktop, it isn't.
 */
function isGoodEnough(browser: string, kind: BrowserKind): boolean {
  const isContainer = process.getuid?.() === 0 && !process.env.CHROME_PATH;
  return kind === 'whole' || path.basename(browser) === debianPackages.shell || !isContainer;
}

/**
 * Finds or installs a browser, and returns its path.
 *
 * @throws Error with what to do if nothing worked
 */
export async function ensureBrowser(say: Say, kind: BrowserKind = 'shell'): Promise<string> {
  const installed = findBrowser(kind);
  if (installed !== undefined && isGoodEnough(installed, kind)) {
    return installed;
  }
  const failures: string[] = [];
  for (const bring of [installBrowser, () => installed, downloadWithPlaywright]) {
    try {
      const browser = await bring(say, kind);
      if (browser !== undefined) {
        return browser;
      }
    } catch (error) {
      failures.push(String(error));
      say(String(error));
    }
  }
  throw new Error(
    [
      'Chrome or Chromium is needed, and none could be found or installed.',
      ...failures.map((failure) => `  - ${failure}`),
      'Install one yourself, or set CHROME_PATH to its executable, and run the command again.',
    ].join('\n'),
  );
}
