/** The status with which the site's server answers for an address; `undefined` when no answer comes. */
async function statusOf(address: string): Promise<number | undefined> {
  try {
    return (await fetch(address, {method: 'HEAD', cache: 'no-store'})).status;
  } catch {
    return undefined;
  }
}

/** Whether the server can be reached at all. */
export async function isReachable(): Promise<boolean> {
  return (await statusOf(window.location.href)) !== undefined;
}

/** Whether the server answers that a file is not there, as it does for scripts of an earlier build. */
export async function isGone(address: string): Promise<boolean> {
  return (await statusOf(address)) === 404;
}
