/** A host in the form that `algoliasearch` takes. */
export interface SearchHost {
  readonly protocol: 'http' | 'https';
  readonly url: string;
  readonly port?: number;
  readonly accept: 'readWrite';
}

/** Reads an origin such as `http://localhost:4320`. */
export function parseHost(origin: string): SearchHost {
  const {protocol, hostname, port} = new URL(origin);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    url: hostname,
    ...(port !== '' && {port: Number(port)}),
    accept: 'readWrite',
  };
}
