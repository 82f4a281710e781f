import {docPath, docIds} from './docs';
import {product} from './product';
import {isOrigin} from './text/isOrigin';
import {parseUrl} from './text/parseUrl';

/** Where a build is served. The configuration reads it from the environment, only in Node.js. */
interface Deployment {
  /** Origin without a path, such as `https://docs.example.com`. */
  readonly origin: string;
  /** Path under the origin, with a slash at both ends. */
  readonly basePath: string;
  /**
   * URL under which the repository's files can be edited, with a trailing slash; without it, pages have no such link.
   */
  readonly editUrl?: string;
}

/** The environment variables that decide it. */
export const deploymentVariables = ['SITE_URL', 'BASE_URL', 'EDIT_URL'] as const;

type Environment = Readonly<Partial<Record<(typeof deploymentVariables)[number], string | undefined>>>;

/** @throws Error that names the variable, its value, and a value that would work */
export function readDeployment(env: Environment): Deployment {
  return {
    origin: parseOrigin(env.SITE_URL ?? `https://${product.slug}.vercel.app`),
    basePath: parseBasePath(env.BASE_URL ?? '/'),
    ...(env.EDIT_URL && {editUrl: parseEditUrl(env.EDIT_URL)}),
  };
}

function parseEditUrl(value: string): string {
  if (parseUrl(value) === undefined || !/^https?:\S*\/$/.test(value)) {
    throw new Error(
      `EDIT_URL is "${value}", which isn't a URL for editing files. ` +
        'Set a URL that ends in a slash, such as EDIT_URL=https://github.com/example/docs/edit/main/',
    );
  }
  return value;
}

function parseOrigin(value: string): string {
  const origin = value.replace(/\/$/, '');
  if (!isOrigin(origin)) {
    throw new Error(
      `SITE_URL is "${value}", which isn't an origin. ` +
        'Set scheme and host only, such as SITE_URL=https://docs.example.com; a path belongs in BASE_URL.',
    );
  }
  return origin;
}

function parseBasePath(value: string): string {
  // Browsers resolve the segments `.` and `..`, so no page would be at a path with one.
  if (!/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(value)) {
    const way = value
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/[^\w.~/-]/g, '')
      .split('/')
      .filter((segment) => !/^\.{0,2}$/.test(segment));
    const example = way.length > 0 ? `/${way.join('/')}/` : '/';
    throw new Error(
      `BASE_URL is "${value}", which isn't a base path. ` +
        `It must start and end with a slash, without a host or a query: BASE_URL=${example}`,
    );
  }
  if (value === `${docPath(docIds.intro)}/`) {
    throw new Error(
      `BASE_URL is "${value}", but page paths already begin with that, so the framework would leave it out of links. ` +
        'Set another path, such as BASE_URL=/help/',
    );
  }
  return value;
}
