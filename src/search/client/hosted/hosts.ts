import type {liteClient} from 'algoliasearch/lite';

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type ClientHost = NonNullable<ClientOptions['hosts']>[number];
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** Reads an origin such as `http://localhost:4320`. */
export function parseHost(origin: string): ClientHost {
  const {protocol, hostname, port} = new URL(origin);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    url: hostname,
    ...(port !== '' && {port: Number(port)}),
    accept: 'readWrite',
  };
}

function keyOf(key: Partial<ClientHost> | string): string {
  const {protocol, url, port, accept} = Object(key) as Partial<ClientHost>;
  return [protocol, url, port, accept].join(' ');
}

/**
 * Remembers which host failed, so it's skipped for 120 s. The cache that comes with `algoliasearch` stores the state
 * under a key that includes the state, so it never finds it again.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    get: async (key, defaultValue) =>
      (hosts.get(keyOf(key)) ?? (await defaultValue())) as Awaited<ReturnType<typeof defaultValue>>,
    set: (key, value) => {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => {
      hosts.delete(keyOf(key));
      return Promise.resolve();
    },
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
