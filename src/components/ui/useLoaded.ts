import {useEffect, useState} from 'react';

interface Loaded<Module> {
  /** The loaded module, once it's there. */
  readonly module?: Module;
  readonly hasFailed?: true;
}

/**
 * Loads code when a part opens. `React.lazy` would cache a failed download and crash the page; this tries again at the
 * next opening.
 *
 * @param load the same function on each render
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
