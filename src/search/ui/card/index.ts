/** Entry of the chunk that's loaded when somebody searches: the cards, how they're found, and how they look. */
import cards from '@generated/reference/default/cards.json';
import {loadMessages} from '@site/src/lib/messages/loadMessages';
import {cardFinder, type FindCard} from '@site/src/search/cards/findCard';
import {messageCardFinder} from '@site/src/search/cards/findMessage';

export {default as AnswerCard} from './AnswerCard';

export const findCard: FindCard = cardFinder(cards);

/** Chunks of their own, for the few who search for a message; the first one is the paste box's, too. */
export async function loadMessageFinder(): Promise<FindCard> {
  const [messages, {default: texts}] = await Promise.all([
    loadMessages(),
    import('@generated/reference/default/messageTexts.json'),
  ]);
  return messageCardFinder(messages, texts);
}
