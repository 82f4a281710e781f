import {markdownTable} from '../mdx';
import {userRoles, type Permission} from './schema';

/** The name of a role, as the console shows it. */
export function roleName(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** What each role can do, as a table. */
export function permissionsToMdx(permissions: readonly Permission[]): string {
  return markdownTable(
    ['Task in the console', ...userRoles.map(roleName)],
    permissions.map((permission) => [permission.task, ...userRoles.map((role) => permission[role])]),
  );
}
