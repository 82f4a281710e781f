import type {SearchRecord} from '../../../plugins/search-index/shared/record';
import {tokenize, type Token} from '../../../plugins/search-index/shared/tokenize';
import {attributeText, nest, retrieve, searchableAttributes} from './attributes';
import type {HighlightResult, SearchHit, SearchRequest, SnippetResult} from '../client/client';
import type {RankedHit} from './engine';
import {findMatches, markMatches, matchedTokens, matchedWords, type HighlightTags} from './highlight';
import {snippet} from './snippet';

const defaultSnippetWords = 10;

/** Turns a ranked record into the hit that a request asked for. */
export function describeHit(hit: RankedHit, request: SearchRequest, query: string): SearchHit {
  const {record, matchedTerms} = hit;
  const tags: HighlightTags = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const known = new Map<string, readonly Token[]>();
  const matchesIn = (text: string): readonly Token[] => {
    const matches = known.get(text) ?? matchedTokens(text, matchedTerms);
    known.set(text, matches);
    return matches;
  };
  const queryWords = new Set(tokenize(query)).size;
  const texts = (attributes: readonly string[]): readonly (readonly [string, string])[] =>
    attributes.flatMap((path) => {
      const text = attributeText(record, path);
      return text === null ? [] : [[path, text] as const];
    });

  const highlighted = texts(request.attributesToHighlight ?? searchableAttributes).map(([path, text]) => {
    const matches = matchesIn(text);
    const words = matchedWords(matches);
    const value = markMatches(text, findMatches(matches), tags);
    return [path, {value, matchLevel: matchLevel(words.length, queryWords), matchedWords: words}] as const;
  });
  const snippets = (request.attributesToSnippet ?? []).flatMap((entry) => {
    const [path = '', words] = entry.split(':');
    return texts([path]).map(([, text]) => {
      const options = {
        words: Number(words) || defaultSnippetWords,
        tags,
        ellipsis: request.snippetEllipsisText ?? '…',
      };
      const matches = matchesIn(text);
      const found = matchedWords(matches).length;
      return [
        path,
        {value: snippet(text, findMatches(matches), options), matchLevel: matchLevel(found, queryWords)},
      ] as const;
    });
  });
  return {
    ...identify(record),
    ...retrieve(record, request.attributesToRetrieve),
    ...(highlighted.length > 0 && {_highlightResult: nest<HighlightResult>(highlighted)}),
    ...(snippets.length > 0 && {_snippetResult: nest<SnippetResult>(snippets)}),
  };
}

/** Without these three no interface can draw a hit, so they come with every answer. */
function identify({objectID, url, type}: SearchRecord): Pick<SearchRecord, 'objectID' | 'url' | 'type'> {
  return {objectID, url, type};
}

function matchLevel(found: number, asked: number): 'none' | 'partial' | 'full' {
  if (found === 0) {
    return 'none';
  }
  return found >= asked ? 'full' : 'partial';
}
