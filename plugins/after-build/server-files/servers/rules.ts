import type {Redirect} from '../../../../src/site/redirects';
import type {Header} from '../headers/responseHeaders';

/** What a server needs to know about a build, independent of its configuration format. */
export interface ServerRules {
  /** Path under the origin, with a slash at both ends. */
  readonly basePath: string;
  /** Absolute address of the home page. */
  readonly root: string;
  readonly headers: readonly Header[];
  /** Below the base path. */
  readonly redirects: readonly Redirect[];
}

/** Escapes text for use in a regular expression. */
export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
