/** Roles of users: every table about roles, and every role in a request, against the facts. */
import {type Problem} from '../problem';
import {differences, type Fact} from './facts';
import {codeBlocksOf, placeOf, tablesOf, type DocPage, type PageTable} from './page';

type RoleFact = Fact<'role'>;

/** `Admin, Editor` is two roles. */
function rolesIn(text: string): readonly string[] {
  return text.split(/, | and /).map((role) => role.trim().toLowerCase());
}

/** The roles that a table is about: its columns after the first, or its rows when the first column is "Role". */
function rolesOf({headers, rows}: PageTable, known: ReadonlySet<string>): readonly string[] | undefined {
  if (headers[0] === 'Role') {
    return rows.flatMap(([first]) => rolesIn(first?.text ?? ''));
  }
  const columns = headers.slice(1).map(rolesIn);
  const isMatrix = columns.some((roles) => roles.some((role) => known.has(role)));
  return isMatrix ? columns.flat() : undefined;
}

const roleInCode = /["']?\b(?:role|newRole)["']?: *["'](?<role>\w+)["']/g;

function unknownInCode(page: DocPage, known: ReadonlySet<string>): readonly Problem[] {
  return codeBlocksOf(page).flatMap((block) =>
    [...block.value.matchAll(roleInCode)]
      .map(({groups}) => groups?.role ?? '')
      .filter((role) => !known.has(role))
      .map((role) => ({where: placeOf(page, block), what: `sends the role "${role}", which does not exist`})),
  );
}

/** Both directions for each table; for code blocks, roles that don't exist. */
export function findRoleFaults(pages: readonly DocPage[], facts: readonly RoleFact[]): readonly Problem[] {
  const sources = new Map(facts.map(({role, source}) => [role, source]));
  const known = new Set(sources.keys());
  return pages.flatMap((page) => {
    const inTables = tablesOf(page)
      .map((table) => rolesOf(table, known))
      .filter((roles) => roles !== undefined)
      .flatMap((roles) => {
        const onPage = new Map(roles.map((role) => [role, page.file]));
        return differences({facts: sources, page: onPage, file: page.file, kind: 'the role'});
      });
    return [...inTables, ...unknownInCode(page, known)];
  });
}
