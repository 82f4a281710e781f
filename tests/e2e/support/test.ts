/**
 * The `test` of every browser test here. A test fails if the page logs an error or a warning, throws, or contacts
 * another origin, unless the test declares it beforehand, and if the page does more than read from its own.
 */
import {expect, test as base} from '@playwright/test';
import {consentKey, type Consent} from '../../../src/site/storage';
import {SearchModal} from './searchModal';
import {watchPages, type Allowed} from './watch';
import {SitePage} from './SitePage';

export interface TestOptions {
  /**
   * What the test provokes on purpose, or what its site may do. Playwright would misread a bare list with two items.
   */
  readonly allowed: Allowed;
  /** Whether the reader has responded to the cookie banner. If not, a test begins with empty storage. */
  readonly answered: boolean;
}

interface Fixtures {
  /** The page under test, with the names that readers would use for its parts. */
  readonly site: SitePage;
  /** Its search modal, closed. */
  readonly modal: SearchModal;
}

/** Runs in each document before its own scripts. What the reader has changed since then stays. */
function storeOnce([key, value]: readonly [key: string, value: string]): void {
  // A document without an origin of its own, such as about:blank, has no storage.
  if (location.origin !== 'null' && localStorage.getItem(key) === null) {
    localStorage.setItem(key, value);
  }
}

export const test = base.extend<Fixtures & TestOptions>({
  allowed: [{}, {option: true}],
  answered: [true, {option: true}],
  context: async ({context, baseURL, allowed, answered}, provide) => {
    const problems = watchPages(context, new URL(baseURL ?? '').origin, allowed);
    // Playwright's own `storageState` opens a page for it first, which takes half as long as one that a test loads.
    if (answered) {
      await context.addInitScript(storeOnce, [consentKey, 'rejected' satisfies Consent] as const);
    }
    await provide(context);
    expect(problems, 'console, page errors, and requests').toEqual([]);
  },
  site: async ({page}, provide) => {
    await provide(new SitePage(page));
  },
  modal: async ({page}, provide) => {
    await provide(new SearchModal(page));
  },
});

export {expect};
