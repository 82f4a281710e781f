import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {explanationsAddress, type KnownMessage} from '../../../src/lib/messages/knownMessage';
import {canonicalUrl, findElement, findElements} from '../../built-pages/elements';

/** An entry, or the row of a table. */
function isHolder({tagName, properties}: Element): boolean {
  return tagName === 'tr' || properties.dataEntry !== undefined;
}

/** The ID of an entry or a row, and what explains it: its last part. */
function explanationOf(holder: Element): readonly [id: unknown, html: string] {
  const named = findElement(
    holder,
    ({tagName, properties}) => tagName === 'h2' || properties.dataTemplate !== undefined,
  );
  const last = holder.children.filter((child) => child.type === 'element').at(-1);
  const html = toHtml(last?.children ?? []);
  return [named?.properties.id, holder.tagName === 'tr' ? `<p>${html}</p>` : html];
}

/**
 * The explanations of all messages as files for the paste box, one for each page, taken from the built pages.
 *
 * @param root URL of the home page
 * @returns `[path below the site's root, text]`
 * @throws Error naming a page that lacks messages
 */
export function explanationFiles(
  messages: readonly KnownMessage[],
  pages: readonly Root[],
  root: string,
): readonly (readonly [file: string, text: string])[] {
  const trees = new Map(pages.map((tree) => [canonicalUrl(tree), tree]));
  return [...new Set(messages.map(({page}) => page))].map((page) => {
    const tree = trees.get(root + page.slice(1));
    const found = new Map(tree && findElements(tree, isHolder).map(explanationOf));
    const ids = messages.filter((message) => message.page === page).map(({id}) => id);
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      throw new Error(
        `The page ${page} must explain these messages: ${missing.join(', ')}. ` +
          'Import their part below docs/_generated/messages into it.',
      );
    }
    return [
      explanationsAddress(page),
      JSON.stringify(Object.fromEntries(ids.map((id) => [id, found.get(id)]))),
    ];
  });
}
