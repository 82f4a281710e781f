/** The keywords of the pages: each leads only to pages where a reader who searches for it wants to end up. */
import {groupBy} from '../../../src/lib/groupBy';
import {stem} from '../../../src/lib/search/stem';
import {type Problem} from '../problem';
import {frontMatterOf, isPartial, type DocPage} from './page';

/** If more pages than this share a keyword, it doesn't point to any of them. */
const maxPages = 3;

interface Keyword {
  readonly file: string;
  readonly text: string;
}

function keywordsOf({file, source}: DocPage): readonly Keyword[] {
  const {keywords = []} = frontMatterOf(source) as {readonly keywords?: readonly string[]};
  return keywords.map((text) => ({file, text}));
}

/** Keywords that search treats as the same, by their common form. */
function byStem(keywords: readonly Keyword[]): ReadonlyMap<string, readonly Keyword[]> {
  return groupBy(keywords, ({text}) => text.split(' ').map(stem).join(' '));
}

/** The same keyword twice on a page, and those that too many pages share. */
export function findKeywordFaults(pages: readonly DocPage[]): readonly Problem[] {
  const perPage = pages.filter((page) => !isPartial(page)).map((page) => ({page, own: keywordsOf(page)}));
  const shared = byStem(perPage.flatMap(({own}) => own));
  return [
    ...perPage.flatMap(({page: {file}, own}) => [
      ...[...byStem(own).values()]
        .filter((same) => same.length > 1)
        .map((same) => ({where: file, what: `has a keyword twice: ${quoted(same.map(({text}) => text))}`})),
    ]),
    ...[...shared.values()].flatMap((same) => {
      const [first = '', ...others] = new Set(same.map(({file}) => file));
      return others.length < maxPages
        ? []
        : [
            {
              where: first,
              what: `has the keyword ${quoted([same[0]?.text ?? ''])}, as do ${others.join(', ')}; at most ${maxPages} pages share one`,
            },
          ];
    }),
  ];
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}
