/** Files that readers download: the code of blocks with `download` after their title, so a file has no second source. */
import path from 'node:path';
import type {Root} from 'hast';
import {classesOf, findElement, findElements, named, textContent} from '../../built-pages/elements';
import type {OutputFile} from '../../files/outputFile';
import {escapeHtml} from './highlight';

const folder = 'files';

/** `/etc/nginx/conf.d/shop.conf` is `shop.conf`. */
function fileName(title: string): string {
  return path.posix.basename(title);
}

/**
 * A plain link, which needs no JavaScript, in the color of the title. It's in neither search nor the page's Markdown.
 */
export function downloadLink(title: string, basePath: string): string {
  const name = fileName(title);
  return `<a class="clean-btn" href="${basePath}${folder}/${encodeURIComponent(name)}" download="${escapeHtml(name)}" aria-label="Download ${escapeHtml(name)}" data-unsearched><u>Download</u></a>`;
}

/** The files to which the links of the built pages lead. */
export function downloadFiles(pages: readonly Root[]): readonly OutputFile[] {
  return pages.flatMap((page) =>
    findElements(page, (element) => classesOf(element).includes('code-block')).flatMap((block) => {
      const link = findElement(block, ({properties}) => properties.download !== undefined);
      const code = findElement(block, named('code'));
      return link && code
        ? [[`${folder}/${String(link.properties.download)}`, `${textContent(code)}\n`] as const]
        : [];
    }),
  );
}
