/** What the bundler's loader throws when a script or a style sheet doesn't arrive. */
export interface ChunkLoadError extends Error {
  /** The file's address. */
  readonly request?: string;
}

/** Whether a rejection means that one of the site's scripts or style sheets couldn't be loaded. */
export function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .+ failed/.test(reason.message))
  );
}
