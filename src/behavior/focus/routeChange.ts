import {idOf} from '@site/src/site/address';

/** The parts of a URL that decide where the focus goes. */
interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface RouteChange {
  /** The pathname changed. */
  readonly isNewPage: boolean;
  /** ID of the element that the URL points to; `''` for none. */
  readonly targetId: string;
}

function bare(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}

/**
 * What changed for the reader. `null` for the first page, which the browser announces itself, and for a change of the
 * query alone, which happens while somebody types. If nothing changed, the reader chose the place where they already
 * are.
 */
export function routeChange(previous: RouteLocation | null, next: RouteLocation): RouteChange | null {
  if (previous === null) {
    return null;
  }
  const isNewPage = bare(previous.pathname) !== bare(next.pathname);
  const isSamePlace = !isNewPage && previous.hash === next.hash;
  if (isSamePlace && previous.search !== next.search) {
    return null;
  }
  return {isNewPage, targetId: idOf(next.hash)};
}
