/**
 * Replaces the theme's hook `useWindowSize` (3.10.2). The size is known right after hydration and decides on sidebar,
 * table of contents and menu; the framework draws them anew in one task, here React may stop in between.
 */
import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Pixels; Infima has the same figure. */
const defaultBreakpoint = 996;

/** @returns `ssr` until hydration is over, because the server draws for both */
export function useWindowSize({desktopBreakpoint = defaultBreakpoint} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    function update(): void {
      startTransition(() => {
        setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
      });
    }
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
    };
  }, [desktopBreakpoint]);
  return windowSize;
}
