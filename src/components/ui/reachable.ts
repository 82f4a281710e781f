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
 * Whether the server says that a file doesn't exist, as it does for an earlier build's scripts.
 *
 * @param failure what the bundler's loader threw, which has the file's URL as its `request`
 */
export async function isGone(failure: unknown): Promise<boolean> {
  const {request} = Object(failure) as {readonly request?: string};
  return request !== undefined && (await statusOf(request)) === 404;
}

export function reload(): void {
  window.location.reload();
}

/**
 * Loads a part of the open page once more, because its reader wants that. A page that's older than the deployment needs
 * a new one instead, which has the new file names.
 *
 * @param failure what the last attempt threw
 */
export async function loadAgain(failure: unknown, load: () => void): Promise<void> {
  if (await isGone(failure)) {
    reload();
  } else {
    load();
  }
}
