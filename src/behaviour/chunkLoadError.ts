/** What the bundler's loader throws when a script or a style sheet does not arrive. */
export interface ChunkLoadError extends Error {
  /** Address of the file. */
  readonly request?: string;
}

/** Whether a rejection says that a script or style sheet of the site could not be loaded. */
export function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .+ failed/.test(reason.message))
  );
}
