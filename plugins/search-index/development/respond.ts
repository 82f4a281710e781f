import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {SerializedIndex} from '../build/serializeIndex';
import {manifestPath} from '../../../src/lib/search/indexFile';

/** Part of a web server; `next` leaves the request to its other parts. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The text of one of the two files, by its name; `null` for an index that's no longer the current one. */
function textOf(name: string, {manifest, json}: SerializedIndex): string | null {
  if (name === path.posix.basename(manifestPath)) {
    return JSON.stringify(manifest);
  }
  return name === manifest.index ? json : null;
}

/**
 * Responds with the manifest and the index, at the paths that they have in a build. A request waits until the index is
 * ready.
 *
 * @param currentIndex the index of the pages at the time of a request
 */
export function respondWithIndex(baseUrl: string, currentIndex: () => Promise<SerializedIndex>): Middleware {
  const folder = baseUrl + path.posix.dirname(manifestPath);
  return (request, response, next) => {
    const {dir, base, ext} = path.posix.parse(request.url?.split('?')[0] ?? '');
    if (dir !== folder || ext !== '.json') {
      next();
      return;
    }
    currentIndex().then(
      (index) => {
        const text = textOf(base, index);
        response.writeHead(text === null ? 404 : 200, {'content-type': 'application/json'}).end(text);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  };
}
