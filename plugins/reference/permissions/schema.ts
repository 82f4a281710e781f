import {Joi} from '@docusaurus/utils-validation';

/** The roles, in the order of the table. */
export const userRoles = ['admin', 'editor', 'operation', 'viewer'] as const;
export type UserRole = (typeof userRoles)[number];

/** What each role finds when it does a task in the console: `yes`, `no`, or a few words. */
export interface Permission extends Readonly<Record<UserRole, string>> {
  readonly id: string;
  readonly task: string;
  /** How readers ask for the task: `delete/remove provider/service` is four questions. */
  readonly asks: readonly string[];
}

const text = Joi.string().trim().required();

export const permissionSchema = Joi.object<Permission>({
  id: text,
  task: text,
  admin: text,
  editor: text,
  operation: text,
  viewer: text,
  asks: Joi.array().items(text).min(1).required(),
});
