/** Entry of the chunk that's loaded when somebody searches: the cards, how they're found, and how they look. */
import cards from '@generated/reference/default/cards.json';
import {cardFinder, type FindCard} from '@site/src/search/cards/findCard';
import {messageFinder} from '@site/src/search/cards/findMessage';

export {default as AnswerCard} from './AnswerCard';

export const findCard: FindCard = cardFinder(cards);

/** A chunk of its own: most of what cards say, for the few who search for a message. */
export async function loadMessageFinder(): Promise<FindCard> {
  const {default: messageCards} = await import('@generated/reference/default/messageCards.json');
  return messageFinder(messageCards);
}
