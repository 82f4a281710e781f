import {createServer} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {listenOnLoopback, type LoopbackServer} from '../../../tests/support/loopback';
import type {OutputFile} from '../../files/outputFile';
import {indexMiddleware} from '.';

const files: readonly OutputFile[] = [
  ['search/index-2.json', '{}'],
  ['search/manifest.json', '{"index":"index-2.json"}\n'],
];

let server: LoopbackServer;

/** Starts a server that passes other paths on to its other parts. */
async function serve(currentFiles: () => Promise<readonly OutputFile[]>): Promise<string> {
  const respond = indexMiddleware('/base/', currentFiles);
  server = await listenOnLoopback(
    createServer((request, response) => {
      respond(request, response, () => response.end('the rest'));
    }),
  );
  return `${server.origin}/base/`;
}

afterEach(() => server.close());

it('holds a request until the index is ready', async () => {
  let finish: (made: readonly OutputFile[]) => void = () => undefined;
  const made = new Promise<readonly OutputFile[]>((resolve) => {
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
  const response = fetch(`${base}search/manifest.json`);
  await asked;
  finish(files);
  expect(await (await response).json()).toEqual({index: 'index-2.json'});
});

it('serves the index that the manifest names, and no older one', async () => {
  const base = await serve(() => Promise.resolve(files));
  expect(await (await fetch(`${base}search/index-2.json`)).text()).toBe('{}');
  expect((await fetch(`${base}search/index-1.json`)).status).toBe(404);
});

it('reports a failure as a server error, so that the search tries again', async () => {
  const base = await serve(() => Promise.reject(new Error('Not compiled.')));
  expect((await fetch(`${base}search/manifest.json`)).status).toBe(500);
});

it('leaves all other URLs alone, such as that of the search page', async () => {
  const base = await serve(() => Promise.resolve(files));
  expect(await (await fetch(`${base}search`)).text()).toBe('the rest');
  expect(await (await fetch(`${base}search/?q=docker`)).text()).toBe('the rest');
});
