import {useCallback, useState} from 'react';
import {isNotFound} from './reachable';

interface Loading<Module> {
  /** The loaded module, once it's there. */
  readonly module: Module | undefined;
  /** Why the last attempt failed; undefined otherwise. */
  readonly failure: Error | undefined;
  /** Loads it, or tries again. */
  readonly start: () => void;
  /** Tries again because the reader asks for it: with a new page if this one is older than the deployment. */
  readonly retry: () => void;
}

/**
 * Loads code once it's started. `React.lazy` would cache a failed download and crash the page.
 *
 * @param load the same function on each render
 * @param known the module, if it's been loaded before
 */
export function useLoading<Module>(load: () => Promise<Module>, known?: Module): Loading<Module> {
  const [module, setModule] = useState(known);
  const [failure, setFailure] = useState<Error>();
  const start = useCallback(() => {
    setFailure(undefined);
    load().then((loaded) => setModule(() => loaded), setFailure);
  }, [load]);
  const retry = async (): Promise<void> => {
    if (await isNotFound(failure)) {
      window.location.reload();
    } else {
      start();
    }
  };
  return {module, failure, start, retry: () => void retry()};
}
