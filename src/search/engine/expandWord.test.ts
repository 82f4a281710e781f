import {expect, it} from 'vitest';
import {typoExpansions} from './expandWord';
import type {QueryWord} from './queryWords';
import {createVocabulary} from './vocabulary';

function qualityAs(word: string, meant: string): number | undefined {
  const asked: QueryWord = {term: word, whole: null, typed: word, isStopWord: false, isOpen: false};
  const vocabulary = createVocabulary(['cabinet', 'cabinets', 'company', 'compare']);
  return typoExpansions(asked, vocabulary).find(({term}) => term === meant)?.quality;
}

it('trusts a word that pages have more than one that none has', () => {
  const known = qualityAs('company', 'compare') ?? 0;
  const unknown = qualityAs('compamy', 'compare') ?? 0;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(unknown);
});
