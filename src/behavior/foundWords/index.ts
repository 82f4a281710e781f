import type {ClientModule} from '@docusaurus/types';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

let opening: {readonly pathname: string; readonly words: readonly string[]} | null = null;

/** When a link of this site has opened a page, marks words on it: what a search found there. */
export function markWhenOpen(url: string, words: readonly string[]): void {
  opening = {pathname: new URL(url, window.location.href).pathname, words};
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (opening?.pathname === location.pathname) {
    const {words} = opening;
    whenLoaded(import('./showFound'), ({showFound}) => {
      showFound(words);
    });
  }
  opening = null;
};
