import {afterPaint} from '../afterPaint';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import type * as Parts from './parts';

let parts: typeof Parts | undefined;

/**
 * Behavior that no reader needs right away. Every page has it, so it's a separate chunk, and it changes the page only
 * after that has been painted: neither must keep the page from appearing or reacting. A page that readers come back to
 * is shown as they left it.
 */
export function updateLater(): void {
  parts?.comeBack();
  afterPaint(() => {
    whenLoaded(import('./parts'), (loaded) => {
      parts = loaded;
      parts.update();
    });
  });
}
