/**
 * The `test` of the sentences: one browser per engine. A sentence fails if a page logged an error or a warning, or
 * threw.
 */
import {test as base} from '@playwright/test';
import {findBuild} from '../../run/siteBuilds';
import {engines, type Engine, type EngineName} from './engines';
import {Reader} from './Reader';
import {serveSite, type Site} from './site';
import {type Driver} from './driver';

type BuildName = 'site' | 'hosted';

export interface EngineOptions {
  readonly engine: EngineName;
}

interface WorkerFixtures {
  readonly kind: Engine;
  readonly sites: Readonly<Record<BuildName, Site>>;
  readonly driver: Driver;
}

interface TestOptions {
  /** Which build the reader visits. */
  readonly build: BuildName;
  /** Whether the reader responded to the cookie banner before. */
  readonly hasAnswered: boolean;
  /** What the pages of a sentence log on purpose. */
  readonly said: RegExp;
}

interface Fixtures {
  readonly reader: Reader;
}

const expectedMessages: readonly RegExp[] = [
  // Chromium reports this for each script of a page that can't run any,
  /the document's frame is sandboxed/,
  // and for a URL in capitals, which the server doesn't know.
  /status of 404 \(Not Found\) \(\S+\/Docs\//,
];

export const test = base.extend<Fixtures & TestOptions, EngineOptions & WorkerFixtures>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  kind: [
    async ({engine}, provide) => {
      await provide(engines[engine]());
    },
    {scope: 'worker'},
  ],
  sites: [
    async ({kind}, provide) => {
      const [site, hosted] = await Promise.all([
        serveSite(findBuild('site').outDir, kind),
        serveSite(findBuild('hosted').outDir, kind),
      ]);
      await provide({site, hosted});
      await Promise.all([site.close(), hosted.close()]);
    },
    {scope: 'worker'},
  ],
  driver: [
    async ({kind}, provide) => {
      const driver = await kind.start();
      await provide(driver);
      await driver.close();
    },
    // A busy machine takes half a minute to start a browser.
    {scope: 'worker', timeout: 90_000},
  ],
  build: ['site', {option: true}],
  hasAnswered: [true, {option: true}],
  said: [/^$/, {option: true}],
  reader: async ({driver, sites, build, hasAnswered, said}, provide) => {
    const reader = new Reader(driver, sites[build]);
    await reader.arrive(hasAnswered ? 'rejected' : null);
    await provide(reader);
    const problems = (await driver.takeProblems()).filter(
      (problem) => ![...expectedMessages, said].some((expected) => expected.test(problem)),
    );
    base.expect(problems, 'problems of the pages').toEqual([]);
  },
});

export const {expect} = base;
