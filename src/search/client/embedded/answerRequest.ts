import {nearestHeading} from '../../../lib/search/record';
import {tokenizeWithOffsets} from '../../../lib/search/tokenize';
import {searchSettings} from '../../../site/search';
import {normalizeText} from '../../../site/text/normalizeText';
import {completeQuery} from '../../engine/completeQuery';
import type {SearchEngine, RankedHit} from '../../engine/engine';
import type {SearchHit, SearchRequest, SearchResult, TextPart} from '../contract';
import {cutSnippet} from '../snippet';

/** A text in pieces, with matches separated from the rest. */
export function matchedParts(text: string, matchedTerms: ReadonlySet<string>): readonly TextPart[] {
  // A joined word comes before its parts, which it covers.
  const matches = tokenizeWithOffsets(text)
    .filter(({term}) => matchedTerms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: TextPart[] = [];
  let position = 0;
  for (const {start, end} of matches) {
    if (start >= position) {
      parts.push(
        {text: text.slice(position, start), isMatch: false},
        {text: text.slice(start, end), isMatch: true},
      );
      position = end;
    }
  }
  return [...parts, {text: text.slice(position), isMatch: false}].filter(({text: piece}) => piece !== '');
}

function toHit({record, matchedTerms}: RankedHit, words: number): SearchHit {
  const {objectID, url, type, hierarchy, content} = record;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content,
    title: matchedParts(nearestHeading(hierarchy), matchedTerms),
    snippet: content === null ? null : cutSnippet(matchedParts(content, matchedTerms), words),
  };
}

/** Responds to a request with an engine in this thread. */
export function answerRequest(engine: SearchEngine, request: SearchRequest): SearchResult {
  const {query, page, language, tags, snippetWords} = request;
  const size = searchSettings.hitsPerPage;
  const compared = normalizeText(query);
  const {
    hits: ranked,
    correction,
    unknownWords,
  } = engine.search(compared, (info) => info.language === language && tags.includes(info.docusaurusTag));
  const shown = ranked.slice(page * size, (page + 1) * size);
  const hits = shown.map((hit) => toHit(hit, snippetWords));
  return {
    query,
    hits,
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / size),
    reading: {correction, unknownWords, completions: completeQuery(compared, hits)},
  };
}
