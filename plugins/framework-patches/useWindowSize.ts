/**
 * Replaces the theme's hook `useWindowSize` (3.10.2). Right after hydration, the size decides on sidebar, table of contents,
 * and menu. The framework re-renders them in one task; here React may pause in between.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/9446 made the hook; there's no issue about it.
 * To remove it: delete this file and its line in `index.ts`.
 */
import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Pixels; Infima has the same figure. */
const defaultBreakpoint = 996;

/** @returns `ssr` until hydration is over, because the server renders for both */
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
