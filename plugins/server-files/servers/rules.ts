import type {Header} from '../headers/responseHeaders';

/** What a server has to know about a build, whatever its own language is. */
export interface ServerRules {
  /** Path under the origin, with a slash at both ends. */
  readonly basePath: string;
  readonly headers: readonly Header[];
}

/** The text as part of a regular expression. */
export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
