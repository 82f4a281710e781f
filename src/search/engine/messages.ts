import {similarMatcher} from '../../lib/messages/findSimilar';
import type {IndexedSection} from './indexedSection';
import type {ScoredSection} from './scoredSection';

/** More messages than this would push all pages down. */
const most = 5;

/** A row of a table has more than the template, which is its first cell. */
function templateOf(text: string): string {
  return text.split(' · ')[0] ?? '';
}

/** Finds the messages that a query is, best first; empty if it isn't a message. */
export type FindMessages = (query: string) => readonly ScoredSection[];

/** @param isKnown which terms are words of the pages */
export function messageFinder(
  sections: readonly IndexedSection[],
  isKnown: (term: string) => boolean,
): FindMessages {
  const findSimilar = similarMatcher(
    sections.flatMap((section) =>
      section.templates.map((recordIndex) => ({
        template: templateOf(section.textOf(recordIndex)),
        subject: {section, recordIndex},
      })),
    ),
  );
  return (query) => {
    const best = new Map<IndexedSection, ScoredSection>();
    for (const {subject, terms} of findSimilar(query, isKnown)) {
      if (!best.has(subject.section)) {
        best.set(subject.section, {...subject, matchedTerms: terms});
      }
    }
    return [...best.values()].slice(0, most);
  };
}
