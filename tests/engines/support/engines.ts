/** The engines, and how each is started. */
import {findBrowser} from '../../support/browser';
import {unsupportedByTargets} from '../../checks/browsers/promised';
import {asOldBrowser} from '../../checks/browsers/styles';
import {findFirefox, findWebKit} from '../../support/engines';
import {type Driver} from './driver';
import {newerApis, removeApis} from './newerApis';
import {launchChromium, launchFirefox, playwrightDriver} from './playwrightDriver';
import {type Alterations} from './site';
import {withWatcher} from './watcher';
import {webKitDriver} from './webKitDriver';

export interface Engine extends Alterations {
  readonly start: () => Promise<Driver>;
}

/** @throws Error with how to install an engine that wasn't found */
function found<Programs>(programs: Programs | undefined): Programs {
  if (programs === undefined) {
    throw new Error(
      'The engine is missing. This installs it, where it can be had: npm test -- --only engines',
    );
  }
  return programs;
}

/** Chromium without everything that some of the oldest browsers in the browserslist lack. */
function oldest(): Engine {
  const lacks = unsupportedByTargets();
  const newer = newerApis(lacks);
  return {
    start: async () => playwrightDriver(await launchChromium(found(findBrowser())), newer),
    alterPart: (text, kind) =>
      kind === 'style'
        ? asOldBrowser(text, lacks)
        : `(${removeApis.toString()})(${JSON.stringify(newer)});${text}`,
  };
}

/** Each is requested once, by the worker that uses it. */
export const engines = {
  firefox: () => ({
    start: async () => playwrightDriver(await launchFirefox(found(findFirefox()))),
  }),
  webkit: () => ({
    start: () => webKitDriver(found(findWebKit())),
    alter: withWatcher,
  }),
  oldest,
} satisfies Readonly<Record<string, () => Engine>>;

export type EngineName = keyof typeof engines;
