/** A build under test, on a port of its own for each engine. */
import {createStaticServer, type SentPage, type ServerOptions} from '../../e2e/support/server';
import {listenOnLoopback, type LoopbackServer} from '../../support/loopback';

export interface Site extends LoopbackServer {
  /** From now on, pages are sent so that the browser runs none of their scripts, as if its reader had turned them off. */
  forbidScripts(isForbidden: boolean): void;
}

/** A sandbox with a single permission that isn't the one for scripts. Browsers then show what's in `noscript`. */
function withoutScripts({headers, html}: SentPage): SentPage {
  const policy = headers['Content-Security-Policy'] ?? '';
  return {headers: {...headers, 'Content-Security-Policy': `${policy}; sandbox allow-same-origin`}, html};
}

/** What an engine needs in each page, style sheet, and worker. */
export type Alterations = Pick<ServerOptions, 'alter' | 'alterPart'>;

export async function serveSite(
  dir: string,
  {alter = (page) => page, ...others}: Alterations,
): Promise<Site> {
  let isForbidden = false;
  const server = createStaticServer({
    ...others,
    dir,
    alter: (page) => (isForbidden ? withoutScripts(page) : alter(page)),
  });
  return {
    ...(await listenOnLoopback(server)),
    forbidScripts(value) {
      isForbidden = value;
    },
  };
}
