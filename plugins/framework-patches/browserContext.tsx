/**
 * Replaces the context behind `useIsBrowser` (3.10.2). Right after hydration, the framework re-renders every component
 * that asks in one task; here React may pause in between.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/9051 proposes the same.
 * To remove it: delete this file and its line in `index.ts`.
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
