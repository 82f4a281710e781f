import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {
  explanationsAddress,
  splitHref,
  type Explanations,
  type KnownMessage,
} from '../../../src/lib/messages/knownMessage';
import {canonicalAddress, findElement, findElements} from '../../built-pages/elements';
import type {HtmlFile} from '../../built-pages/readPages';

/** An entry, or the row of a table. */
function isHolder({tagName, properties}: Element): boolean {
  return tagName === 'tr' || properties.dataEntry !== undefined;
}

/** What explains the message of an entry or a row: its last part. */
function explanationOf({tagName, children}: Element): string {
  const last = children.filter((child) => child.type === 'element').at(-1);
  const html = toHtml(last?.children ?? []);
  return tagName === 'tr' ? `<p>${html}</p>` : html;
}

/**
 * Takes the explanations of messages from their page as the build wrote it, with its links, code, and terms.
 *
 * @param page its address, for messages
 * @throws Error naming the messages that it lacks
 */
function explanationsIn(page: string, tree: Root | undefined, ids: readonly string[]): Explanations {
  const wanted: ReadonlySet<unknown> = new Set(ids);
  const found = new Map(
    findElements(tree ?? {type: 'root', children: []}, isHolder).map((holder) => {
      const named = findElement(holder, ({properties}) => wanted.has(properties.id));
      return [named?.properties.id, explanationOf(holder)] as const;
    }),
  );
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `The page ${page} must explain these messages: ${missing.join(', ')}. ` +
        "Import their groups' parts below docs/_generated/messages into it, and the table of short messages.",
    );
  }
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? '']));
}

/**
 * The explanations of all messages as files for the paste box: one for each page that has messages.
 *
 * @param pages all pages of the built site
 * @returns `[path below the site's root, text]`
 * @throws Error when a page or an entry is missing
 */
export function explanationFiles(
  messages: readonly KnownMessage[],
  pages: readonly HtmlFile[],
  baseUrl: string,
): readonly (readonly [file: string, text: string])[] {
  const hrefs = messages.map(({href}) => splitHref(href));
  const trees = new Map(
    pages.map(({tree}) => {
      const address = canonicalAddress(tree);
      return [address === null ? null : new URL(address).pathname, tree];
    }),
  );
  return [...new Set(hrefs.map(([page]) => page))].map((page) => {
    const ids = hrefs.filter(([own]) => own === page).map(([, id]) => id);
    const tree = trees.get(baseUrl + page.slice(1));
    return [explanationsAddress(page), JSON.stringify(explanationsIn(page, tree, ids))];
  });
}
