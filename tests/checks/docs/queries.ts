/** What operators search for: each page that should answer does so where a reader looks first. */
import {type Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {editDistances} from '../../../src/site/text/editDistance';
import {stem} from '../../../src/lib/search/stem';
import {stopWords} from '../../../src/lib/search/stopWords';
import {synonymGroups} from '../../../src/lib/search/synonyms';
import {tokenGroups, tokenize} from '../../../src/lib/search/tokenize';
import {type LabeledQuery, namesOfPath} from '../../../scripts/search-eval/labeledQueries';
import {product} from '../../../src/site/product';
import {type Problem} from '../problem';
import {frontMatterText, textOf, type DocPage} from './page';

const firstWords = 80;

/** Words of a question that its answer doesn't have to repeat. */
const questionWords = new Set(['happen', 'often', 'mean', 'only', stem(product.slug)]);

/** The informative words of a query, each with its forms: a compound name also counts as a whole. */
function tellingWords(query: string): readonly (readonly string[])[] {
  return tokenGroups(query)
    .flatMap(({parts, whole}) => parts.map(({term}) => (whole === null ? [term] : [term, whole.term])))
    .filter(([term = '']) => !stopWords.has(term) && !questionWords.has(stem(term)));
}

function alternatives(word: string): ReadonlySet<string> {
  const groups = synonymGroups.filter((group) => group.some((each) => stem(each) === stem(word)));
  return new Set([word, ...groups.flat()].map(stem));
}

/** A typo in the query, as in `kubctl`; short words have none. */
function isMisspelled(word: string, terms: ReadonlySet<string>): boolean {
  const limit = word.length < 6 ? 1 : 2;
  return word.length >= 5 && [...terms].some((term) => editDistances(word, term, limit).whole <= limit);
}

interface Screen {
  readonly terms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

function screenOf(text: string): Screen {
  const terms = new Set(tokenize(text));
  return {terms, stems: new Set([...terms].map(stem))};
}

/** A word of a question: the stems that count as it, and its forms as written, for typos. */
interface AskedWord {
  readonly forms: readonly string[];
  readonly stems: readonly string[];
}

function askedWords(query: string): readonly AskedWord[] {
  return tellingWords(query).map((forms) => ({
    forms,
    stems: forms.flatMap((form) => [...alternatives(form)]),
  }));
}

/** @param mayBeMisspelled whether the query has typos on purpose */
function missingWords(
  asked: readonly AskedWord[],
  mayBeMisspelled: boolean,
  {terms, stems}: Screen,
): readonly string[] {
  return asked
    .filter(
      (word) =>
        !word.stems.some((each) => stems.has(each)) &&
        !(mayBeMisspelled && word.forms.some((form) => isMisspelled(form, terms))),
    )
    .map(({forms: [term = '']}) => term);
}

/** What a reader sees without scrolling: the title, a heading with its parents, and the first words below. */
function firstScreens({source, tree}: DocPage): readonly Screen[] {
  const sections = [{headings: [frontMatterText(source, 'title') ?? ''], text: ''}];
  visit(tree, (node) => {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const parents = (section?.headings ?? []).slice(0, node.depth - 1);
      sections.push({headings: [...parents, textOf(node)], text: ''});
      return SKIP;
    }
    if (section) {
      section.text += ` ${ownText(node)}`;
    }
    return undefined;
  });
  return sections.map(({headings, text}) => {
    const words = text.trim().split(/\s+/).slice(0, firstWords);
    return screenOf([...headings, ...words].join(' '));
  });
}

const shownAttributes = new Set(['caption', 'label']);

/** What a node shows by itself, without its children. */
function ownText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    // `host:port` is read as a directive.
    case 'textDirective':
      return node.name;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes
        .map((each) =>
          'name' in each && shownAttributes.has(each.name) && typeof each.value === 'string'
            ? each.value
            : '',
        )
        .join(' ');
    default:
      return '';
  }
}

/**
 * Pages that should answer a query but don't exist, or whose first screens lack one of its words.
 *
 * @param pages with the text of their partials
 */
export function findUnanswered(
  queries: readonly LabeledQuery[],
  pages: readonly DocPage[],
): readonly Problem[] {
  const bySlug = new Map<string, readonly DocPage[]>();
  for (const page of pages) {
    for (const slug of namesOfPath(`/${page.file.replace(/(?:\/index)?\.mdx$/, '')}`)) {
      bySlug.set(slug, [...(bySlug.get(slug) ?? []), page]);
    }
  }
  const known = new Map<string, readonly Screen[]>();
  // Reading a long page takes a while, and most searches use the same few.
  const screensOf = (slug: string, own: readonly DocPage[]): readonly Screen[] => {
    const screens = known.get(slug) ?? own.flatMap(firstScreens);
    known.set(slug, screens);
    return screens;
  };
  return queries.flatMap((query) => {
    const asked = askedWords(query.query);
    return [...query.grades]
      .filter(([, grade]) => grade === 2)
      .flatMap(([slug]) => {
        const own = bySlug.get(slug);
        if (own === undefined) {
          return [{where: slug, what: `should answer "${query.query}", but there is no such page`}];
        }
        const [fewest = []] = screensOf(slug, own)
          .map((screen) => missingWords(asked, query.kind === 'typo', screen))
          .sort((a, b) => a.length - b.length);
        return fewest.length === 0
          ? []
          : [
              {
                where: slug,
                what: `does not answer "${query.query}" on a first screen: no ${fewest.join(', ')}`,
              },
            ];
      });
  });
}
