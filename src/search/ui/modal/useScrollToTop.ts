import {useEffect, useRef, type RefObject} from 'react';

/** Shows a list from its top when it is another one. Asks for no layout unless somebody has scrolled. */
export function useScrollToTop(content: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const box = element.current;
    const onScroll = (): void => {
      hasScrolled.current = true;
    };
    box?.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      box?.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    if (hasScrolled.current && element.current) {
      element.current.scrollTop = 0;
      hasScrolled.current = false;
    }
  }, [content]);
  return element;
}
