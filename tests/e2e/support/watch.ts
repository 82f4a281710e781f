/** Listens for everything that a quiet page never does. */
import {type BrowserContext} from '@playwright/test';

interface WatchOptions {
  readonly allowedOrigins: readonly string[];
  readonly expectedMessages: readonly RegExp[];
}

/** `data:` and `blob:` URLs contact no server; everything else has an origin that must be allowed. */
export function isForeign(url: string, allowedOrigins: readonly string[]): boolean {
  const {protocol, origin} = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && !allowedOrigins.includes(origin);
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
 * Watches all pages of a context, including pop-ups, and records requests to other origins. It only listens:
 * intercepting requests turns the browser's cache off, and a test that loads three pages would pay for each.
 *
 * @returns a list that grows while the pages misbehave
 */
export function watchPages(
  context: BrowserContext,
  {allowedOrigins, expectedMessages}: WatchOptions,
): readonly string[] {
  const problems: string[] = [];
  onMessages(context, (text) => {
    if (!expectedMessages.some((expected) => expected.test(text))) {
      problems.push(text);
    }
  });
  context.on('request', (request) => {
    if (isForeign(request.url(), allowedOrigins)) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  return problems;
}
