/** Where the sentences of `tests/engines` get Firefox and WebKit from: what's installed, then Debian's packages. */
import {spawnSync} from 'node:child_process';
import {installWithApt, type Say} from './apt';
import {findProgram} from './findProgram';

/** Programs of WebKitGTK, as paths. */
export interface WebKitPrograms {
  /** Starts WebKitGTK's MiniBrowser and drives it. */
  readonly driver: string;
  /** A virtual screen, because MiniBrowser has no headless mode. */
  readonly screen: string;
}

/** The first major version with WebDriver BiDi's `network.addDataCollector`, without which Playwright can't start. */
const oldestFirefox = 143;

/** @returns 0 if it isn't a Firefox, or doesn't start */
function firefoxVersion(path: string): number {
  const {stdout} = spawnSync(path, ['--version'], {encoding: 'utf8'});
  return Number(/Firefox (\d+)/.exec(stdout)?.[1] ?? 0);
}

export function findFirefox(): string | undefined {
  return [findProgram('firefox-esr'), findProgram('firefox', ['/Applications/Firefox.app/Contents/MacOS'])]
    .filter((found) => found !== undefined)
    .find((found) => firefoxVersion(found) >= oldestFirefox);
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return driver === undefined || screen === undefined ? undefined : {driver, screen};
}

const engines = [
  {name: 'firefox', title: `Firefox ${oldestFirefox} or later`, packages: ['firefox-esr'], find: findFirefox},
  {name: 'webkit', title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit},
] as const;

/** An engine besides Chromium, by the name of its project in `tests/engines/playwright.config.ts`. */
type OtherEngine = (typeof engines)[number]['name'];

/** Debian's packages of an engine. @returns why they couldn't be installed, if so */
function installEngine(packages: readonly string[], say: Say): string {
  try {
    return installWithApt(packages, say) ? '' : 'this user or system has no `apt-get` for it';
  } catch (error) {
    return String(error);
  }
}

/** Finds or installs the engines. Reports which one isn't available and why, because nothing is then known about it. */
export function ensureEngines(say: Say): readonly OtherEngine[] {
  return engines
    .filter(({title, packages, find}) => {
      if (find() !== undefined) {
        return true;
      }
      const reason = installEngine(packages, say);
      if (find() !== undefined) {
        return true;
      }
      say(
        `− ${title}: not run. It needs Debian's ${packages.join(' and ')}, and ${reason || 'they lack it'}.`,
      );
      return false;
    })
    .map(({name}) => name);
}
