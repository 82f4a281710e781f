/** Listens to everything that a quiet page never does. */
import {type BrowserContext} from '@playwright/test';

export interface WatchOptions {
  readonly allowedOrigins: readonly string[];
  readonly expectedMessages: readonly RegExp[];
}

/** `data:` and `blob:` addresses leave nothing; everything else has an origin that must be allowed. */
export function isForeign(url: string, allowedOrigins: readonly string[]): boolean {
  const {protocol, origin} = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && !allowedOrigins.includes(origin);
}

/** Hands over what the pages of a context, pop-ups included, log as an error or a warning, and what they throw. */
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

/**
 * Watches all pages of a context, pop-ups included. Requests to other origins are noted and never sent.
 * @returns a list that grows while the pages misbehave
 */
export async function watchPages(
  context: BrowserContext,
  {allowedOrigins, expectedMessages}: WatchOptions,
): Promise<readonly string[]> {
  const problems: string[] = [];
  onMessages(context, (text) => {
    if (!expectedMessages.some((expected) => expected.test(text))) {
      problems.push(text);
    }
  });
  await context.route(
    (url) => isForeign(url.href, allowedOrigins),
    async (route) => {
      problems.push(`request to another origin: ${route.request().url()}`);
      await route.abort();
    },
  );
  return problems;
}
