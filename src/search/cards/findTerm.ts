import type {Card} from '@site/src/lib/reference/card';
import {byNames, keyOf, wordsOf} from './words';

const question =
  /^(?:(?:what (?:is|are|does|can)|whats|define|definition of|meaning of|explain|glossary)(?: the term)? )?(?:(?:a|an|the) )?(.+?)(?: (?:do|mean|means|meaning|definition|defined|explained|glossary))?$/;

/** `/settings` is a page, not the word. */
const isAddress = /[/\\@]/;

/** The subject of a question: `what does "archived alert" mean` is about an archived alert. */
function subjectOf(words: readonly string[]): string {
  const [, subject = ''] = question.exec(words.join(' ')) ?? [];
  return keyOf(subject.split(' '));
}

/** Finds the term that a query is, alone or as "what is a provider". */
export function termFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const terms = byNames(cards, (name) => keyOf(wordsOf(name)));
  return (query) => (isAddress.test(query) ? undefined : terms.get(subjectOf(wordsOf(query))));
}
