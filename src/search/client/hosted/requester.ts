import type {ClientOptions} from './hosts';

interface Timeouts {
  /** Milliseconds until the response's headers must arrive. */
  readonly connect: number;
  /** Milliseconds from then on until the response must be complete. */
  readonly read: number;
}

/**
 * Sends requests with the same timeouts for every host. `algoliasearch` waits four times as long for the second host and
 * longer for each one after it, which readers would mistake for a search that hangs.
 */
export function createRequester(timeouts: Timeouts): NonNullable<ClientOptions['requester']> {
  return {
    async send({method, url, headers, data}) {
      const controller = new AbortController();
      const abort = (): void => {
        controller.abort();
      };
      let timer = setTimeout(abort, timeouts.connect);
      try {
        // Text, because nothing is compressed here.
        const body = typeof data === 'string' ? data : null;
        const response = await fetch(url, {method, headers, body, signal: controller.signal});
        clearTimeout(timer);
        timer = setTimeout(abort, timeouts.read);
        const content = await response.text();
        return {
          status: response.status,
          content,
          headers: Object.fromEntries(response.headers),
          isTimedOut: false,
        };
      } catch (error) {
        // Status 0 tells `algoliasearch` that there was no response, so it tries the next host.
        return {status: 0, content: String(error), isTimedOut: controller.signal.aborted};
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
