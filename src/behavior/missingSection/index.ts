import type {ClientModule} from '@docusaurus/types';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {idOf} from '@site/src/site/address';
import {meantHash} from '../hashTarget';

let withdraw: (() => void) | undefined;

/** The start of the page: browsers go there for this name, unless an element has it. */
const start = /^#top$/i;

/**
 * Tells readers that the URL names a section that the page doesn't have. That's rare, so the rest is loaded on demand.
 * A hash with something pasted after it does name one: `addressBar` goes there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  withdraw?.();
  withdraw = undefined;
  if (hash && !start.test(hash) && !document.getElementById(idOf(meantHash(hash)))) {
    whenLoaded(import('./report'), ({report}) => {
      withdraw = report(hash);
    });
  }
};
