/** How the hosting responds: pure, from a path and the routes of `vercel.json` to a file, a status, and headers. */
import {type VercelRoute} from '../../../plugins/after-build/server-files/servers/vercel';

export interface Answer {
  readonly status: number;
  /** File under the build folder; `undefined` if there isn't even a response to missing files. */
  readonly file: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Request {
  /** Decoded, starting with the base path. */
  readonly pathname: string;
  /** Path under which the build is served, with a slash at both ends. */
  readonly base: string;
  /** The `Accept` header. */
  readonly accept?: string;
  /** Whether the build folder contains a file. */
  readonly has: (file: string) => boolean;
}

type Rule = Exclude<VercelRoute, {readonly handle: string}>;
type Phase = 'start' | 'filesystem' | 'hit';

function rulesOf(routes: readonly VercelRoute[], phase: Phase): readonly Rule[] {
  let current: Phase = 'start';
  return routes.filter((route): route is Rule => {
    if ('handle' in route) {
      current = route.handle;
      return false;
    }
    return current === phase;
  });
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source.replace(/\$$/, '')}$`);
}

function matches(rule: Rule, pathname: string): boolean {
  return pattern(rule.src).test(pathname);
}

/**
 * The file for an existing path: `/x` is `x/index.html`. So is `/x.html`, which the real hosting redirects: not all
 * hosts do, and the page itself must cope.
 */
export function existingFile({pathname, base, has}: Request): string | undefined {
  const bare = pathname.slice(base.length).replace(/^\/+|\/+$/g, '');
  const stem = bare.replace(/\.html$/, '');
  const candidates = [
    ...(pathname.endsWith('/') ? [] : [bare]),
    `${stem}.html`,
    stem === '' ? 'index.html' : `${stem}/index.html`,
  ];
  return candidates.find((candidate) => candidate !== '' && has(candidate));
}

/** The path after the rules that rewrite it, such as to a page's alternate. */
function rewritten({pathname, accept = ''}: Request, routes: readonly VercelRoute[]): string {
  const rule = rulesOf(routes, 'start').find(
    (candidate) =>
      candidate.has?.every(({value}) => pattern(value).test(accept)) === true && matches(candidate, pathname),
  );
  return rule?.dest === undefined ? pathname : pathname.replace(pattern(rule.src), rule.dest);
}

/** The hosting's response to a request below the base path. */
export function resolveAddress(original: Request, routes: readonly VercelRoute[]): Answer {
  const request = {...original, pathname: rewritten(original, routes)};
  const {pathname, base, has} = request;
  const headersOf = (phase: Phase): Record<string, string> =>
    Object.assign(
      {},
      ...rulesOf(routes, phase)
        .filter((rule) => rule.continue === true && matches(rule, pathname))
        .flatMap(({src, headers = {}}) =>
          Object.entries(headers).map(([name, value]) => ({
            // A route may refer to a part of the path as `$1`.
            [name]: value.includes('$1') ? pathname.replace(pattern(src), value) : value,
          })),
        ),
    ) as Record<string, string>;

  const file = existingFile(request);
  if (file !== undefined) {
    return {status: 200, file, headers: {...headersOf('start'), ...headersOf('hit')}};
  }
  const rule = rulesOf(routes, 'filesystem').find((candidate) => matches(candidate, pathname));
  const fallback = rule?.dest?.slice(base.length);
  return {
    status: rule?.status ?? 404,
    file: fallback !== undefined && has(fallback) ? fallback : undefined,
    headers: headersOf('start'),
  };
}
