import {type RefObject, useLayoutEffect} from 'react';
import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';

/**
 * The banner takes the focus only if the reader reopened it. When it disappears with the focus in it, the focus goes back
 * to where it was before, or else to the start of the page.
 */
export function useBannerFocus(region: RefObject<HTMLElement | null>, isReopened: boolean): void {
  // A passive effect would be cleaned up too late: the focus is lost with the banner.
  useLayoutEffect(() => {
    const banner = region.current;
    let before: Element | null = null;
    banner?.addEventListener('focusin', ({relatedTarget}) => {
      if (relatedTarget instanceof Element && !banner.contains(relatedTarget)) {
        before = relatedTarget;
      }
    });
    if (isReopened) {
      banner?.focus();
    }
    return () => {
      const target = before?.isConnected ? before : document.getElementById(pageStartId);
      if (target instanceof HTMLElement && banner?.contains(document.activeElement)) {
        focusOn(target);
      }
    };
  }, [region, isReopened]);
}
