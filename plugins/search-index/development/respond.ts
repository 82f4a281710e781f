import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {OutputFile} from '../../files/outputFile';
import {manifestPath} from '../../../src/lib/search/indexFile';

/** Part of a web server; `next` leaves the request to its other parts. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Responds with the manifest and the index, at the paths that they have in a build. A request waits until the index is
 * ready.
 *
 * @param currentFiles both, as a build would write them at the time of a request
 */
export function respondWithIndex(
  baseUrl: string,
  currentFiles: () => Promise<readonly OutputFile[]>,
): Middleware {
  const folder = baseUrl + path.posix.dirname(manifestPath);
  return (request, response, next) => {
    const [address = ''] = request.url?.split('?') ?? [];
    const {dir, ext} = path.posix.parse(address);
    if (dir !== folder || ext !== '.json') {
      next();
      return;
    }
    currentFiles().then(
      (files) => {
        const [, text] = files.find(([file]) => baseUrl + file === address) ?? [];
        response.writeHead(text === undefined ? 404 : 200, {'content-type': 'application/json'}).end(text);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  };
}
