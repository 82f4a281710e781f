/**
 * Does something with a chunk once it's there. A page works without it, so a reader who's offline isn't told, and the
 * next occasion fetches it again.
 */
export function whenLoaded<Module>(chunk: Promise<Module>, act: (module: Module) => void): void {
  chunk.then(act, () => undefined);
}
