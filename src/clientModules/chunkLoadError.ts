/** Whether a rejection says that a script or style sheet of the site could not be loaded. */
export function isChunkLoadError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .+ failed/.test(reason.message))
  );
}
