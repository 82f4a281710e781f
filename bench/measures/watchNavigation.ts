/** When a click was, and when the heading of the next page was there; in milliseconds since 1970. */
export interface Navigation {
  readonly clickedAt: number;
  readonly headingBefore: string;
  /** `null` until a frame had the new address and its heading. */
  readonly arrivedAt: number | null;
}

export const navigationKey = 'bench-navigation';

/**
 * Runs in each page before its own scripts. The times are kept in the session, so that they outlive full page loads.
 *
 * @param key where they are kept
 */
export function watchNavigation(key: string): void {
  const heading = (): string => document.querySelector('main h1, article h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({timeStamp, target}) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) {
        const clickedAt = performance.timeOrigin + timeStamp;
        const state = {clickedAt, headingBefore: heading(), path: link.pathname, arrivedAt: null};
        sessionStorage.setItem(key, JSON.stringify(state));
      }
    },
    true,
  );
  const bare = (path: string): string => path.replace(/\.html$|\/$/g, '');
  const look = (): void => {
    requestAnimationFrame(look);
    const text = sessionStorage.getItem(key);
    const state = text === null ? null : (JSON.parse(text) as Navigation & {readonly path: string});
    if (state?.arrivedAt !== null || bare(state.path) !== bare(location.pathname)) {
      return;
    }
    const now = heading();
    if (now !== '' && now !== state.headingBefore) {
      const arrivedAt = performance.timeOrigin + performance.now();
      sessionStorage.setItem(key, JSON.stringify({...state, arrivedAt}));
    }
  };
  requestAnimationFrame(look);
}
