import type {Role} from '../../../src/lib/reference/role';

/** The roles in words, in the order of the page's list. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  public: 'Anyone, without a token',
  any: 'Every signed-in user, viewers included, and the API token',
  write: 'Admins, editors, operation users, and the API token; viewers get 403',
  user: 'Every signed-in user, viewers included, but not the API token',
  writer: 'Admins, editors, and operation users; neither viewers nor the API token',
  admin: 'Admins only',
};

/** What the word beside each endpoint means, as a list. */
export function rolesToMdx(): string {
  return Object.entries(roleMeanings)
    .map(([role, meaning]) => `- **${role}**: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`)
    .join('\n');
}
