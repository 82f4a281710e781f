/**
 * Replaces the context behind `useIsBrowser` (3.10.2). The framework draws every component that asks anew in one task
 * right after hydration; here React may stop in between.
 */
import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

export const Context = createContext(false);
Context.displayName = 'BrowserContext';

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
