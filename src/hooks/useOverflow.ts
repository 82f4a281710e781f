import {type RefObject, useEffect, useState} from 'react';

/** Whether an element's content is wider than the element. `true` until that is known, as without JavaScript. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const {current} = element;
    const observer = new ResizeObserver(() => {
      setOverflows(current !== null && current.scrollWidth > current.clientWidth);
    });
    for (const observed of [current, ...(current?.children ?? [])]) {
      if (observed) {
        observer.observe(observed);
      }
    }
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return overflows;
}
