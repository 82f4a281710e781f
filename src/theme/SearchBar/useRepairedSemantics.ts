import {useEffect, type RefObject} from 'react';
import {repairSemantics} from './repairSemantics';

/** Keeps the markup of DocSearch repaired while it changes. */
export function useRepairedSemantics(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    repairSemantics(element);
    const observer = new MutationObserver(() => {
      repairSemantics(element);
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['role', 'tabindex', 'aria-controls'],
    });
    return () => {
      observer.disconnect();
    };
  }, [root]);
}
