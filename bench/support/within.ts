/** What a promise resolves with, or `null` when that takes longer than a given number of milliseconds. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
