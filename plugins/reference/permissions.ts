import {type Content, objectOf, text, texts} from './fields';
import {markdownTable} from './mdx';
import {docPath, docIds} from '../../src/site/docs';
import type {Card} from '../../src/lib/reference/card';

/** The roles, in the order of the table. */
export const userRoles = ['admin', 'editor', 'operation', 'viewer'] as const;

export const permissionSchema = objectOf({
  id: text,
  task: text,
  admin: text,
  editor: text,
  operation: text,
  viewer: text,
  /** How readers ask for the task: `delete/remove provider/service` is four questions. */
  asks: texts.min(1),
});

/** What each role finds when it does a task in the console: `yes`, `no`, or a few words. */
export type Permission = Content<typeof permissionSchema>;

/** The name of a role, as the console shows it. */
function roleName(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** What each role can do, as a table. */
export function permissionsToMdx(permissions: readonly Permission[]): string {
  return markdownTable(
    ['Task in the console', ...userRoles.map(roleName)],
    permissions.map((permission) => [permission.task, ...userRoles.map((role) => permission[role])]),
  );
}

/** `delete/remove provider/service` is four questions. */
function spellOut(ask: string): readonly string[] {
  return ask
    .split(' ')
    .reduce<readonly string[]>(
      (starts, words) => starts.flatMap((start) => words.split('/').map((word) => `${start} ${word}`.trim())),
      [''],
    );
}

/** One card for each task. */
export function cardsOfPermissions(permissions: readonly Permission[]): readonly Card[] {
  return permissions.map((permission) => ({
    kind: 'permission',
    name: permission.task,
    names: permission.asks.flatMap(spellOut),
    text: "This is what the console offers. The backend itself checks only that viewers don't write and that only admins manage users.",
    values: userRoles.map((role) => [roleName(role), permission[role]] as const),
    href: `${docPath(docIds.adminPanel)}#what-each-role-can-do`,
  }));
}
