/** The engines, and how each is started. */
import {type SentPage} from '../../e2e/support/server';
import {findBrowser} from '../../support/browser';
import {findFirefox, findWebKit} from '../../support/engines';
import {type Driver} from './driver';
import {launchChromium, launchFirefox, playwrightDriver} from './playwrightDriver';
import {withWatcher} from './watcher';
import {webKitDriver} from './webKitDriver';

export interface Engine {
  readonly start: () => Promise<Driver>;
  /** What the engine needs in each page. */
  readonly alter?: (page: SentPage) => SentPage;
}

/** @throws where an engine wasn't found, with what installs it */
function found<Programs>(programs: Programs | undefined): Programs {
  if (programs === undefined) {
    throw new Error(
      'The engine is missing. This installs it, where it can be had: npm test -- --only engines',
    );
  }
  return programs;
}

export const engines = {
  firefox: {
    start: async () => playwrightDriver(await launchFirefox(found(findFirefox()))),
  },
  webkit: {
    start: () => webKitDriver(found(findWebKit())),
    alter: withWatcher,
  },
  chromium: {
    start: async () => playwrightDriver(await launchChromium(found(findBrowser())), ['clipboard-write']),
  },
} satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;
