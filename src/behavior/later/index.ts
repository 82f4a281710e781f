import {afterPaint} from '../afterPaint';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

let cancel: (() => void) | undefined;

/**
 * Behavior that no reader needs in the first moment. Every page has it, so it's a chunk of its own, and it changes the
 * page only once that has been painted: neither must keep the page from appearing or reacting.
 */
export function onRouteDidUpdate(): void {
  cancel?.();
  cancel = afterPaint(() => {
    whenLoaded(import('./parts'), ({update}) => {
      update();
    });
  });
}
