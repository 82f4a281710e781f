import type * as renderer from './renderer';

/**
 * Puts what renders the pages into a chunk that browsers never request. The development server runs it; see
 * `../openBundle.ts`.
 */
export function loadRenderer(): Promise<typeof renderer> {
  return import('./renderer');
}
