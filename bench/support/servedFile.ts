import {existingFile} from '../../tests/e2e/support/resolve';
import {fileEnding} from '../../plugins/server-files/headers/contentTypes';

/** What a static host answers with. */
export interface ServedFile {
  readonly status: 200 | 404;
  /** File under the folder of the site; `undefined` answers in plain text. */
  readonly file: string | undefined;
}

const asksForFile = new RegExp(fileEnding);

/**
 * Clean addresses, for any generator: `/x` is `x`, `x.html` or `x/index.html`; an unknown page is `404.html`.
 *
 * @param pathname decoded, starting with a slash
 * @param has whether the folder holds a file
 */
export function servedFile(pathname: string, has: (file: string) => boolean): ServedFile {
  const file = existingFile({pathname, base: '/', has});
  if (file !== undefined) {
    return {status: 200, file};
  }
  const isPage = !asksForFile.test(pathname);
  return {status: 404, file: isPage && has('404.html') ? '404.html' : undefined};
}
