/**
 * Records the problems of a page from within, for an engine whose driver has no log: WebKit's. The script runs before
 * all scripts of the page, and its hash is added to the page's policy.
 *
 * It can't see what the browser itself writes to its console, such as warnings about unknown attributes, nor what
 * happens in a worker, nor a failed `fetch` whose caller handles the failure.
 */
import {hashSource} from '../../../plugins/after-build/server-files/headers/contentPolicy';
import {type SentPage} from '../../e2e/support/server';
import {type Driver} from './driver';

const storageKey = 'problems noted by the test';

/** Runs in the page. Session storage outlives the page and stays in the tab. */
function watch(key: string): void {
  // WebKit cancels the loads of a page that's being left, and then reports them as failed: on their elements, and in
  // whatever waited for them.
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  const note = (problem: string): void => {
    if (isLeft) {
      return;
    }
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, problem]));
  };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      note(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
  window.addEventListener('unhandledrejection', ({reason}) => {
    note(`page error: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    note(`refused by the policy: ${violatedDirective} ${blockedURI}`);
  });
  // Scripts, styles, and pictures that don't load fire an event only on themselves, which can be observed only in the
  // capturing phase.
  window.addEventListener(
    'error',
    (event: Event) => {
      note(
        event instanceof ErrorEvent
          ? `page error: ${event.message}`
          : `a part of the page didn't load: ${(event.target as Element).outerHTML}`,
      );
    },
    true,
  );
}

const script = `(${watch.toString()})(${JSON.stringify(storageKey)})`;
const policyHeader = 'Content-Security-Policy';

/** Puts the watcher into a page. */
export function withWatcher({headers, html}: SentPage): SentPage {
  const policy = (headers[policyHeader] ?? '').replace("script-src 'self'", `$& ${hashSource(script)}`);
  return {
    headers: {...headers, [policyHeader]: policy},
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
  };
}

/** What pages have recorded since the last call. */
export async function takeNotedProblems(driver: Pick<Driver, 'evaluate'>): Promise<readonly string[]> {
  const noted = await driver.evaluate((key) => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  }, storageKey);
  return JSON.parse(noted ?? '[]') as readonly string[];
}
