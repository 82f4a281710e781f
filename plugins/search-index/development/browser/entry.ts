import type * as renderer from './renderer';

/**
 * Puts what renders the pages into a chunk that browsers never ask for. The development server runs it; see
 * `../openBundle.ts`.
 */
export function loadRenderer(): Promise<typeof renderer> {
  return import('./renderer');
}
