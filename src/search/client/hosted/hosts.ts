/** A host in the form that `algoliasearch` expects. */
interface ClientHost {
  readonly protocol: 'http' | 'https';
  readonly url: string;
  readonly port?: number;
  readonly accept: 'readWrite';
}

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

/** What `algoliasearch` expects of a cache; the host is the key. */
interface HostsCache {
  get<Value>(key: unknown, defaultValue: () => Promise<Value>): Promise<Value>;
  set<Value>(key: unknown, value: Value): Promise<Value>;
  delete(key: unknown): Promise<void>;
  clear(): Promise<void>;
}

function keyOf(key: unknown): string {
  const {protocol, url, port, accept} = key as Partial<ClientHost>;
  return [protocol, url, port, accept].join(' ');
}

/**
 * Remembers which host failed, so it's skipped for 120 s. The cache that comes with `algoliasearch` stores the state
 * under a key that includes the state, so it never finds it again.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    get: (key, defaultValue) => {
      const known = hosts.get(keyOf(key));
      return known === undefined
        ? defaultValue()
        : Promise.resolve(known as Awaited<ReturnType<typeof defaultValue>>);
    },
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
