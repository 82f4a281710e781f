import {afterPaint} from '../afterPaint';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import type * as Parts from './parts';

let parts: typeof Parts | undefined;

/**
 * Behavior that no reader needs right away. Every page has it, so it's its own chunk, and it changes the page only
 * after the first paint: neither must keep the page from appearing or reacting. When readers come back to something,
 * it's shown as they left it.
 */
export function onRouteDidUpdate(): void {
  parts?.comeBack();
  afterPaint(() => {
    whenLoaded(import('./parts'), (loaded) => {
      parts = loaded;
      parts.update();
    });
  });
}
