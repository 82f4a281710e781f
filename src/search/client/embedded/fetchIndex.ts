import {announcedLength, indexPath, type IndexFile} from '../../../lib/search/indexFile';
import {stallTimeoutMs} from './stallTimeout';

/** Gets how much of the index has been received, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Fetches the index.
 *
 * @param basePath base path of the site, with a slash at the end
 */
export async function fetchIndex(basePath: string, onProgress: OnProgress): Promise<IndexFile> {
  onProgress(0);
  const url = `${basePath}${indexPath}`;
  const controller = new AbortController();
  const {signal} = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForMore = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), stallTimeoutMs);
  };
  let text = '';
  const collector = new WritableStream<string>({
    write(piece) {
      waitForMore();
      text += piece;
      onProgress(Math.min(text.length / (announcedLength(text) ?? Infinity), 1));
    },
  });
  waitForMore();
  try {
    // The browser always asks whether its copy is current, so a deployment shows immediately.
    const {ok, status, body} = await fetch(url, {cache: 'no-cache', signal});
    if (!ok) {
      throw new Error(`${url} has status ${status}.`);
    }
    await body?.pipeThrough(new TextDecoderStream()).pipeTo(collector, {signal});
  } finally {
    clearTimeout(timer);
  }
  return JSON.parse(text) as IndexFile;
}
