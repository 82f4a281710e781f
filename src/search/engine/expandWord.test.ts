import {expect, it} from 'vitest';
import {typoExpansions} from './expandWord';
import {createVocabulary} from './vocabulary';

function qualityAs(word: string, meant: string): number | undefined {
  const typed = {term: word, whole: null, typed: word, start: 0, end: word.length};
  const vocabulary = createVocabulary(['cabinet', 'cabinets', 'company', 'compare']);
  return typoExpansions({...typed, isStopWord: false, isOpen: false}, vocabulary).find(
    ({term}) => term === meant,
  )?.quality;
}

it('trusts a word that occurs on pages more than one that occurs on none', () => {
  const known = qualityAs('company', 'compare') ?? 0;
  const unknown = qualityAs('compamy', 'compare') ?? 0;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(unknown);
});
