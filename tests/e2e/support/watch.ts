/** Listens for everything that a quiet page never does. */
import {type BrowserContext} from '@playwright/test';

/** What pages may do besides reading from their own site. */
export interface Allowed {
  /** Texts of console messages and page errors. */
  readonly messages?: readonly RegExp[];
  /** Origins other than the site's own that may be contacted. */
  readonly origins?: readonly string[];
}

/**
 * What's wrong with a request, or `undefined`. `data:` and `blob:` URLs contact no server.
 *
 * @param own the site's origin, which is only read from
 * @param others origins that may be contacted in any way
 */
export function requestProblem(
  method: string,
  url: string,
  own: string,
  others: readonly string[],
): string | undefined {
  const {protocol, origin} = new URL(url);
  if (!/^(?:https?|wss?):$/.test(protocol) || others.includes(origin)) {
    return undefined;
  }
  if (origin !== own) {
    return `request to another origin: ${url}`;
  }
  return /^(?:GET|HEAD)$/.test(method) ? undefined : `${method} to the site: ${url}`;
}

/** Passes on what the pages of a context, including pop-ups, log as an error or a warning, and what they throw. */
export function onMessages(context: BrowserContext, note: (text: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    note(`page error: ${error.error().message}`);
  });
}

/** Chromium resolves no host other than this machine, so a page's requests to other hosts are never sent. */
export const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * Watches all pages of a context, including pop-ups, and records requests to other origins, and requests to the site that
 * do more than read. It only listens: intercepting requests turns the browser's cache off, and a test that loads three
 * pages would pay for each.
 *
 * @param own the site's origin
 * @returns a list that grows while the pages misbehave
 */
export function watchPages(
  context: BrowserContext,
  own: string,
  {messages = [], origins = []}: Allowed,
): readonly string[] {
  const problems: string[] = [];
  onMessages(context, (text) => {
    if (!messages.some((expected) => expected.test(text))) {
      problems.push(text);
    }
  });
  context.on('request', (request) => {
    const problem = requestProblem(request.method(), request.url(), own, origins);
    if (problem !== undefined) {
      problems.push(problem);
    }
  });
  return problems;
}
