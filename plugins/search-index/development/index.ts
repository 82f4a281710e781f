import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexPath} from '../../../src/lib/search/indexFile';
import {type Compiler, makeIndex, type Stats} from './makeIndex';

/** The part of the development server that's used. */
interface Server {
  readonly middleware: {
    /** Calls back as soon as no compilation is running. */
    readonly waitUntilValid: (callback: (stats: Stats) => void) => void;
  };
}

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Makes the index of a compilation once, no matter how often it's requested. */
function memoizeLatest(make: (stats: Stats) => Promise<string>) {
  let latest: {readonly stats: Stats; readonly index: Promise<string>} | null = null;
  return (stats: Stats): Promise<string> => {
    if (latest?.stats !== stats) {
      latest = {stats, index: make(stats)};
      latest.index.catch((error: unknown) => {
        logger.warn(`Search has no index: ${String(error)}`);
      });
    }
    return latest.index;
  };
}

/**
 * Part of a web server: responds with the index, at the path that it has in a build. A request waits until the index is
 * ready.
 *
 * @param currentIndex the index, as a build would write it at the time of a request
 */
export function indexMiddleware(baseUrl: string, currentIndex: () => Promise<string>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?')[0] !== baseUrl + indexPath) {
      next();
      return;
    }
    currentIndex().then(
      (index) => {
        response.writeHead(200, {'content-type': 'application/json'}).end(index);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  };
}

/**
 * What `docusaurus start` needs so that search covers the current pages. The index of the first compilation is made
 * immediately, for an author who searches as soon as the page has loaded; later ones are made on request.
 */
export function developmentServer({baseUrl}: LoadContext): Configuration {
  const indexOf = memoizeLatest(makeIndex);
  const makeFirst = {
    apply({hooks}: Compiler) {
      let isFirst = true;
      hooks.done.tap('search-index', (stats) => {
        if (isFirst) {
          isFirst = false;
          void indexOf(stats);
        }
      });
    },
  };
  const setupMiddlewares = (middlewares: unknown[], server: Server): readonly unknown[] => {
    const currentIndex = (): Promise<string> =>
      new Promise((resolve) => {
        server.middleware.waitUntilValid((stats) => {
          resolve(indexOf(stats));
        });
      });
    middlewares.unshift(indexMiddleware(baseUrl, currentIndex));
    // The framework's function returns the whole list, and this function's result would be appended to it.
    return [];
  };
  return {
    plugins: [makeFirst],
    resolve: {
      alias: {
        [require.resolve('@docusaurus/core/lib/client/renderToHtml')]: path.join(
          __dirname,
          'browser/renderToHtml.ts',
        ),
      },
    },
    devServer: {setupMiddlewares},
  } as Configuration;
}
