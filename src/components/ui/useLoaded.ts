import {useEffect, useState} from 'react';

interface Loaded<Module> {
  /** What was loaded, from then on. */
  readonly module?: Module;
  readonly hasFailed?: true;
}

/**
 * Loads code when a part opens. `React.lazy` would keep a failed download and take the page down with it; this tries
 * again at the next opening.
 *
 * @param load the same function at each render
 */
export function useLoaded<Module>(isOpen: boolean, load: () => Promise<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>({});
  useEffect(() => {
    if (isOpen) {
      load().then(
        (module) => setLoaded({module}),
        () => setLoaded({hasFailed: true}),
      );
    }
  }, [isOpen, load]);
  return loaded;
}
