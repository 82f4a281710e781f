import type {Card} from '@site/src/lib/reference/card';
import {byNames, fillerWords, setKeyOf, wordSet, wordsOf} from './words';

const role = /^(?:admin|administrator|editor|viewer|operation|operator)s?$/;
const user = /^(?:user|role|account)s?$/;

/** Words that turn a query about a role into a question about permissions instead of steps. */
const permissionWords = wordSet(
  'able allow allowed can cannot cant could may permission permissions permitted privilege privileges right rights role ' +
    'roles who',
);

const filler = fillerWords(
  'a an as be by could do does doesnt dont for has have her his i in is its my need needed needs not of on own ' +
    'required someone that the their they to users what whats which why with',
);

/** Finds the task that a query is about when it asks who may do it, or whether a role may. */
export function permissionFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const byTask = byNames(cards, (name) => setKeyOf(wordsOf(name)));
  return (query) => {
    const words = wordsOf(query);
    // `how can I reset the admin password` asks for steps.
    if (words.includes('how') || !words.some((word) => permissionWords.has(word))) {
      return undefined;
    }
    const taskOf = (isLeftOut: (word: string, index: number) => boolean): Card | undefined =>
      byTask.get(setKeyOf(words.filter((word, index) => !isLeftOut(word, index))));
    const roleIndex = words.findIndex((word) => role.test(word));
    const isSubject = (word: string, at: number): boolean =>
      at === roleIndex || (at === roleIndex + 1 && roleIndex >= 0 && user.test(word));
    const isAside = (word: string): boolean => permissionWords.has(word) || filler.has(word);
    // The person comes before the task: `can I reset the admin password` isn't about what admins may do.
    if (roleIndex > 0 && !words.slice(0, roleIndex).every(isAside)) {
      return undefined;
    }
    return (
      taskOf((word, at) => isSubject(word, at) || (isAside(word) && !user.test(word))) ??
      taskOf((word, at) => isSubject(word, at) || isAside(word))
    );
  };
}
