/** The status of the server's response for a URL; `undefined` if there is none. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, {method: 'HEAD', cache: 'no-store'})).status;
  } catch {
    return undefined;
  }
}

/** Whether the server can be reached at all. */
export async function isReachable(): Promise<boolean> {
  return (await statusOf(window.location.href)) !== undefined;
}

/**
 * Whether the server reports that a file doesn't exist, as it does for an earlier build's scripts.
 *
 * @param failure what the bundler's loader threw, which has the file's URL as its `request`
 */
export async function isNotFound(failure: unknown): Promise<boolean> {
  const {request} = Object(failure) as {readonly request?: string};
  return request !== undefined && (await statusOf(request)) === 404;
}
