/** Bytes that a page takes before it does anything: the document, and the scripts and styles that it names. */
import {brotliCompressSync} from 'node:zlib';
import {selectAll} from 'hast-util-select';
import {attribute, type ParsedPage} from './builtSite';
import {type Problem} from './problem';

const kinds = ['html', 'scripts', 'styles'] as const;
type Kind = (typeof kinds)[number];

/** The maximum KiB after Brotli, by kind, for each page by its route. (What its scripts load, only a browser knows.) */
type Budgets = Readonly<Record<string, Readonly<Record<Kind, number>>>>;

/** The size of files after Brotli, in KiB with one decimal place. */
export function kibibytes(texts: readonly (string | Buffer)[]): number {
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}

/** URLs of the files that a page names, in the order of the kinds. */
function filesOf(page: ParsedPage): Readonly<Record<'scripts' | 'styles', readonly string[]>> {
  const addresses = (selector: string, name: string) =>
    selectAll(selector, page.tree).flatMap((element) => attribute(element, name) ?? []);
  return {
    scripts: [...addresses('script[src]', 'src'), ...addresses('link[as="script"]', 'href')],
    // Browsers fetch a sheet for paper last, and nothing waits for it.
    styles: addresses('link[rel="stylesheet"]:not([media="print"])', 'href'),
  };
}

/**
 * Pages that exceed their budget, and budgets for pages that don't exist.
 *
 * @param pages the built pages by route
 * @param read text of a built file by its URL; `undefined` if there's none
 * @param htmlOf text of a page's document
 */
export function findOverspending(
  budgets: Budgets,
  pages: ReadonlyMap<string, ParsedPage>,
  read: (address: string) => string | undefined,
  htmlOf: (route: string) => string | undefined,
): readonly Problem[] {
  return Object.entries(budgets).flatMap(([where, budget]) => {
    const page = pages.get(where);
    if (page === undefined) {
      return [{where, what: "has a budget, but isn't built"}];
    }
    const faults: Problem[] = [];
    const textOf = (address: string): string => {
      const text = read(address);
      if (text === undefined) {
        faults.push({where, what: `names ${address}, which isn't built`});
      }
      return text ?? '';
    };
    const {scripts, styles} = filesOf(page);
    const texts = {html: [htmlOf(where) ?? ''], scripts: scripts.map(textOf), styles: styles.map(textOf)};
    for (const kind of kinds) {
      const spent = kibibytes(texts[kind]);
      if (spent > budget[kind]) {
        faults.push({
          where,
          what: `${kind}: ${spent} KiB after brotli, and ${budget[kind]} at most (budgets.json)`,
        });
      }
    }
    return faults;
  });
}
