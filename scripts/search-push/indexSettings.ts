import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {headingTypes} from '../../plugins/search-index/shared/record';
import {synonymGroups} from '../../plugins/search-index/shared/synonyms';

const headings = headingTypes.map((level) => `hierarchy.${level}`);

/** How the hosted index searches: the same preferences as the embedded engine, in the service's own terms. */
export const indexSettings: IndexSettings = {
  // The order is the rank; within an attribute it does not matter where a word stands.
  searchableAttributes: [...headings, 'hierarchy.lvl0', 'content'].map(
    (attribute) => `unordered(${attribute})`,
  ),
  // Contextual search finds nothing at all when the first two are missing here.
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'].map(
    (attribute) => `searchable(${attribute})`,
  ),
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:12'],
  attributeForDistinct: 'url_without_anchor',
  // As the embedded engine: up to three sections of one page.
  distinct: 3,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  queryLanguages: ['en'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The embedded engine's groups of words that stand for one another. */
export const indexSynonyms: SynonymHit[] = synonymGroups.map((group) => ({
  objectID: `group-${group[0] ?? ''}`,
  type: 'synonym',
  synonyms: [...group],
}));
