/** The status of the server's response for an address; `undefined` if there is none. */
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

/** Whether the server says that a file doesn't exist, as it does for an earlier build's scripts. */
export async function isGone(address: string): Promise<boolean> {
  return (await statusOf(address)) === 404;
}
