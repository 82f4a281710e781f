/** Routes of the REST API: the tables of the reference against the facts, and every address in a command. */
import {type Problem} from '../problem';
import {differences, type Fact} from './facts';
import {codeBlocksOf, placeOf, tablesOf, type DocPage} from './page';

export type RouteFact = Fact<'method' | 'path' | 'role'>;

const call = /^(?:GET|POST|PUT|PATCH|DELETE) \//;

/** Parameters have other names in the source than on the page: only their places count. */
function normalPath(path: string): string {
  return path.replace(/\?.*$/, '').replace(/:\w+/g, ':id');
}

function routesOn(page: DocPage): ReadonlyMap<string, string> {
  const rows = tablesOf(page)
    .filter(({headers}) => headers[0] === 'Call' && headers[1] === 'Role')
    .flatMap(({rows}) => rows);
  return new Map(
    rows.flatMap(([first, role]) =>
      (first?.codes ?? [])
        .filter((code) => call.test(code))
        .map((code) => [`${normalPath(code)} for ${role?.text ?? 'nobody'}`, page.file] as const),
    ),
  );
}

/** Both directions: method, path and role of every call. */
export function findRouteFaults(page: DocPage, facts: readonly RouteFact[]): readonly Problem[] {
  const known = facts.map(
    ({method, path, role, source}) => [`${method} ${normalPath(path)} for ${role}`, source] as const,
  );
  return differences({facts: new Map(known), page: routesOn(page), file: page.file, kind: 'the call'});
}

/** Addresses of the documented API, not of another product's. */
const address = /(?:\$OPSIMATE_URL|:3001|localhost)\/api\/v1(?<path>\/[^\s"'`?)|;\\]*)/g;

/** A segment of an address fits a parameter, or is the same word; a variable of the shell fits a parameter only. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part === ':id' && given[index] !== ''))
  );
}

/** Addresses of the API in code blocks that no route of the release has. */
export function findUnknownAddresses(
  pages: readonly DocPage[],
  facts: readonly RouteFact[],
): readonly Problem[] {
  const patterns = facts.map(({path}) => normalPath(path));
  return pages.flatMap((page) =>
    codeBlocksOf(page).flatMap((block) =>
      [...block.value.matchAll(address)]
        .map(({groups}) => (groups?.path ?? '').replace(/\/$/, ''))
        .filter((path) => path !== '' && !patterns.some((pattern) => fits(pattern, path)))
        .map((path) => ({
          where: placeOf(page, block),
          what: `calls "${path}", which is no route of the release`,
        })),
    ),
  );
}
