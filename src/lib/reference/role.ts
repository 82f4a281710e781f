/** Who may send a request, in the order of the page's list. */
export const roleMeanings = {
  public: 'Anyone, without a token',
  any: 'Every signed-in user, viewers included, and the API token',
  write: 'Admins, editors, operation users, and the API token; viewers get 403',
  user: 'Every signed-in user, viewers included, but not the API token',
  writer: 'Admins, editors, and operation users; neither viewers nor the API token',
  admin: 'Admins only',
} as const;

export type Role = keyof typeof roleMeanings;
