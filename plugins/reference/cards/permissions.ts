import {docPath, landmarks} from '../../../src/site/docs';
import {userRoles, type Permission} from '../permissions/schema';
import {roleName} from '../permissions/toMdx';
import type {Card} from '../../../src/lib/reference/card';

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
    text: "This is what the console offers. The backend itself checks only that viewers don't write and that admins alone manage users.",
    values: userRoles.map((role) => [roleName(role), permission[role]] as const),
    href: `${docPath(landmarks.adminPanel)}#what-each-role-can-do`,
  }));
}
