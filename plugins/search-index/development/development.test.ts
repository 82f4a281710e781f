import {createServer} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {listenOnLoopback, type LoopbackServer} from '../../../tests/support/loopback';
import {indexMiddleware} from '.';

let server: LoopbackServer;

/** Starts a server that passes other paths on to its other parts. */
async function serve(currentIndex: () => Promise<string>): Promise<string> {
  const respond = indexMiddleware('/base/', currentIndex);
  server = await listenOnLoopback(
    createServer((request, response) => {
      respond(request, response, () => response.end('the rest'));
    }),
  );
  return `${server.origin}/base/`;
}

afterEach(() => server.close());

it('holds a request until the index is ready', async () => {
  let finish: (made: string) => void = () => undefined;
  const made = new Promise<string>((resolve) => {
    finish = resolve;
  });
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const base = await serve(() => {
    isAsked();
    return made;
  });
  const response = fetch(`${base}search/index.json`);
  await asked;
  finish('{}');
  expect(await (await response).text()).toBe('{}');
});

it('reports a failure as a server error, so that the search tries again', async () => {
  const base = await serve(() => Promise.reject(new Error('Not compiled.')));
  expect((await fetch(`${base}search/index.json`)).status).toBe(500);
});

it('leaves all other URLs alone, such as that of the search page', async () => {
  const base = await serve(() => Promise.resolve('{}'));
  expect(await (await fetch(`${base}search`)).text()).toBe('the rest');
  expect(await (await fetch(`${base}search/?q=docker`)).text()).toBe('the rest');
});
