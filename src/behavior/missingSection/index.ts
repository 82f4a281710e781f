import type {ClientModule} from '@docusaurus/types';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {idOf} from '@site/src/site/address';
import {meantHash} from '../hashTarget';

let withdraw: (() => void) | undefined;

/** The start of the page, which has that name in every browser unless an element takes it. */
const start = /^#top$/i;

/**
 * Tells readers that the address names a section that the page doesn't have. Few addresses do, so the rest is loaded. A hash
 * with something pasted behind it names one: `addressBar` goes there.
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
