/**
 * Runs a callback with a chunk once it has loaded, unless the reader has gone to another page by then. A page works
 * without it, so an offline reader sees no error, and the next attempt fetches it again.
 *
 * @param otherwise runs instead if the chunk can't be loaded
 */
export function whenLoaded<Module>(
  chunk: Promise<Module>,
  act: (module: Module) => void,
  otherwise: () => void = () => undefined,
): void {
  const {pathname} = window.location;
  const isHere = (): boolean => window.location.pathname === pathname;
  chunk.then(
    (module) => isHere() && act(module),
    () => isHere() && otherwise(),
  );
}
