import {messageOf} from '@site/src/lib/messages/cleanLine';
import {findMessage, matchersOf} from '@site/src/diagnose/explain';
import {readLines} from '@site/src/lib/messages/readLines';
import {specificity, wordingPattern} from '@site/src/lib/messages/wording';
import {looksLikeMessage} from '@site/src/site/diagnose';
import type {Card} from '@site/plugins/reference/cards/card';
import {statusFinder} from './findStatus';
import {fillerWords, wordsOf} from './words';

/** Characters and lines of a pasted text that are read for a card; for all of it, there's the paste box. */
const most = {characters: 10_000, lines: 40} as const;

const filler = fillerWords(
  'a again always an does error fix get getting how i in is keep keeps log mean means message my now of on says ' +
    'shows since solve still suddenly the this to today what when why yesterday',
);

/** Shorter wordings, such as `Not found`, are words like any others unless they're written as the program writes them. */
const leastSpecificity = 14;

/** Whether words are a message, or only those of one with a question around it. */
function isAll(text: string, {names}: Card): boolean {
  const asked = wordsOf(text).filter((word) => !filler.has(word));
  return names.some((name) => {
    if (specificity(name) < leastSpecificity) {
      return text.trim() === name;
    }
    const words = new Set(wordsOf(name));
    const around = wordsOf(text.replace(new RegExp(wordingPattern(name).source, 'i'), ' '));
    return around.every((word) => filler.has(word)) || asked.every((word) => words.has(word));
  });
}

/**
 * Finds the message that a text is or has in it, with the patterns of the paste box. The card has the name that the text
 * gives it.
 */
export function messageFinder(cards: readonly Card[]): (text: string) => Card | undefined {
  const matchers = matchersOf(
    cards.flatMap((card) => card.names.map((name) => ({wordings: [name], card: {...card, name}}))),
  );
  const findStatus = statusFinder(cards);
  return (text) => {
    if (!/[\r\n]/.test(text) && !looksLikeMessage(text)) {
      const card = findMessage(matchers, text)?.card;
      return card && isAll(text, card) ? card : findStatus(text);
    }
    for (const line of readLines(text.slice(0, most.characters)).slice(0, most.lines)) {
      const card = findMessage(matchers, messageOf(line.text))?.card;
      if (card) {
        return card;
      }
    }
    return undefined;
  };
}
