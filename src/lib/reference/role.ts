export const roles = ['public', 'any', 'write', 'user', 'writer', 'admin'] as const;

/** Who may send a request; the meanings are in `plugins/reference/api/toMdx.ts`. */
export type Role = (typeof roles)[number];
