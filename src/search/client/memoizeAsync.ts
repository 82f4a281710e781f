/** Runs a loader at most once at a time and keeps its result; after a failure, the next call tries again. */
export function memoizeAsync<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}
