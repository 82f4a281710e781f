import {ensureServers} from '../support/servers';

/** Fetches the web servers before any test, because `apt-get` refuses to run twice at the same time. */
export function setup(): void {
  ensureServers(['nginx', 'caddy']);
}
