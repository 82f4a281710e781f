import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {idOf} from '@site/src/site/address';
import {meantHash} from '../hashTarget';
import type {RouteUpdate} from '../routeUpdate';

let withdraw: (() => void) | undefined;

/** The start of the page: browsers go there for this name, unless an element has it. */
const start = /^#top$/i;

/**
 * Tells readers that the URL names a section that the page doesn't have. That's rare, so the rest is loaded on demand.
 * A hash with something pasted after it does name one: `addressBar` goes there.
 */
export function reportMissingSection({location: {hash}}: RouteUpdate): void {
  withdraw?.();
  withdraw = undefined;
  if (hash && !start.test(hash) && !document.getElementById(idOf(meantHash(hash)))) {
    whenLoaded(import('./report'), ({report}) => {
      withdraw = report(hash);
    });
  }
}
