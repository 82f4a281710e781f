import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import type {RouteUpdate} from '../routeUpdate';

let opening: {readonly pathname: string; readonly words: readonly string[]} | null = null;

/** Marks words on the page that a link of this site leads to, once the page is open: what a search found there. */
export function markWhenOpen(url: string, words: readonly string[]): void {
  opening = {pathname: new URL(url, window.location.href).pathname, words};
}

export function markFoundWords({location}: RouteUpdate): void {
  if (opening?.pathname === location.pathname) {
    const {words} = opening;
    whenLoaded(import('./showFound'), ({showFound}) => {
      showFound(words);
    });
  }
  opening = null;
}
