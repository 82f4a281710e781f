import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {compoundGroups} from '../../src/lib/search/compounds';
import {headingTypes} from '../../src/lib/search/record';
import {stopWords} from '../../src/lib/search/stopWords';
import {synonymGroups} from '../../src/lib/search/synonyms';
import {tags} from '../../src/search/client/hosted/hits';
import type {Field} from '../../src/search/engine/scoredSection';
import {weights} from '../../src/search/engine/weights';
import {searchSettings} from '../../src/site/search';

const levels = headingTypes.map((level) => `hierarchy.${level}`);

/** Where the records have what the embedded engine searches. The headings above a section count as its own. */
const attributesOf: Readonly<Record<Field, readonly string[]>> = {
  title: levels.slice(0, 1),
  heading: levels.slice(1),
  about: ['keywords', 'description', 'linkTexts'],
  lvl0: ['hierarchy.lvl0'],
  content: ['content'],
  parents: [],
};

const byWeight = (Object.entries(weights.fields) as [Field, number][])
  .sort(([, a], [, b]) => b - a)
  .flatMap(([field]) => attributesOf[field]);

/** How the hosted index searches: with the embedded engine's preferences, in the service's terms. */
export const indexSettings: IndexSettings = {
  // The order is the rank; within an attribute it doesn't matter where a word is.
  searchableAttributes: byWeight.map((attribute) => `unordered(${attribute})`),
  // Contextual search finds nothing at all when the first two are missing here.
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'].map(
    (attribute) => `searchable(${attribute})`,
  ),
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${searchSettings.snippetWords.request.wide}`],
  attributeForDistinct: 'url_without_anchor',
  distinct: weights.sectionsPerTurn,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: weights.typoLengths.one,
  minWordSizefor2Typos: weights.typoLengths.two,
  // Typos only if the words as typed find nothing.
  typoTolerance: 'min',
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  queryLanguages: ['en'],
  // A synonym ranks below the word itself.
  alternativesAsExact: ['ignorePlurals'],
  // Filler words don't affect what's found.
  optionalWords: [...stopWords],
  removeWordsIfNoResults: 'allOptional',
  // The minus sign of a pasted option, such as `--force`, would exclude a word.
  advancedSyntax: false,
  ...tags,
};

/** The groups of words that are synonyms in the embedded engine, and words that can also be written as two. */
export const indexSynonyms: SynonymHit[] = [...synonymGroups, ...compoundGroups()].map((group) => ({
  objectID: group.join('-').replaceAll(' ', '_'),
  type: 'synonym',
  synonyms: [...group],
}));
