import type {ClientModule} from '@docusaurus/types';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

let withdraw: (() => void) | undefined;

/** The start of the page, which has that name in every browser unless an element takes it. */
const start = /^#top$/i;

/** Tells readers that the address names a section that the page doesn't have. Few addresses do, so the rest is loaded. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  withdraw?.();
  withdraw = undefined;
  if (hash && !start.test(hash) && !document.getElementById(decodeURIComponent(hash.slice(1)))) {
    whenLoaded(import('./report'), ({report}) => {
      withdraw = report(hash);
    });
  }
};
