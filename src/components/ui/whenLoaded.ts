/**
 * Runs a callback with a chunk once it has loaded. A page works without it, so an offline reader sees no error, and the
 * next attempt fetches it again.
 */
export function whenLoaded<Module>(chunk: Promise<Module>, act: (module: Module) => void): void {
  chunk.then(act, () => undefined);
}
