import path from 'node:path';
import {parse} from 'yaml';
import type {Release} from '../../src/lib/reference/release';
import {configKeys, environmentVariables, mounts, ownRoutes, screens, tables} from './sources';
import type {Revision} from './openRevision';

const server = 'apps/server/src';
const apiPrefix = '/api/v1';

function readRoutes({read}: Revision): readonly string[] {
  const folder = `${server}${apiPrefix}`;
  const root = read(`${folder}/v1.ts`);
  const mounted = mounts(root).flatMap((mount) =>
    ownRoutes(read(`${path.posix.join(folder, mount.module)}.ts`), `${apiPrefix}${mount.path}`),
  );
  const outside = [`${server}/app.ts`, `${server}/api/health.ts`].flatMap((file) =>
    ownRoutes(read(file), ''),
  );
  return [...new Set([...outside, ...ownRoutes(root, apiPrefix), ...mounted])].sort((a, b) =>
    a.replace(/^\w+ /, '').localeCompare(b.replace(/^\w+ /, '')),
  );
}

/** The tables of the repositories that the program uses; some releases contain unused ones. */
function readTables({read}: Revision): Release['tables'] {
  const modules = [...read(`${server}/app.ts`).matchAll(/from '\.\/(?<name>dal\/\w+Repository)(?:\.ts)?'/g)];
  return tables(modules.map(({groups}) => read(`${server}/${groups?.name ?? ''}.ts`)).join('\n'));
}

function readPorts({read}: Revision): readonly number[] {
  const lines = ['Dockerfile', 'Dockerfile.client', 'Dockerfile.server'].flatMap((file) =>
    [...read(file).matchAll(/^EXPOSE (?<ports>.+)$/gm)].map(({groups}) => groups?.ports ?? ''),
  );
  return [...new Set(lines.join(' ').split(' ').map(Number))].sort((a, b) => a - b);
}

/**
 * Everything that's compared between releases.
 *
 * @throws Error if a part is empty, because then the sources have moved
 */
export function readRelease(checkout: Revision): Release {
  const compose = parse(checkout.read('docker-compose.yml')) as {readonly services: object};
  const release = {
    id: checkout.tag,
    date: checkout.date,
    services: Object.keys(compose.services),
    ports: readPorts(checkout),
    keys: configKeys(checkout.read(`${server}/config/config.ts`)),
    variables: environmentVariables(checkout.readAll(server)),
    routes: readRoutes(checkout),
    tables: readTables(checkout),
    screens: screens(checkout.read('apps/client/src/App.tsx')),
  };
  const empty = Object.entries(release).filter(([, part]) => Object.keys(part).length === 0);
  if (empty.length > 0) {
    throw new Error(`${checkout.tag}: nothing found for ${empty.map(([name]) => name).join(', ')}.`);
  }
  return release;
}
