/** The parts of a URL that decide where the focus goes. */
interface RouteLocation {
  readonly pathname: string;
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
 * query alone, which happens while somebody types.
 */
export function routeChange(previous: RouteLocation | null, next: RouteLocation): RouteChange | null {
  if (previous === null) {
    return null;
  }
  const isNewPage = bare(previous.pathname) !== bare(next.pathname);
  if (!isNewPage && previous.hash === next.hash) {
    return null;
  }
  return {isNewPage, targetId: decodeURIComponent(next.hash.slice(1))};
}
