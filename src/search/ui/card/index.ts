/** Entry of the chunk that's loaded when somebody searches: the cards, how they're found, and their styles. */
import cards from '@generated/reference/default/cards.json';
import {loadMessages} from '@site/src/lib/messages/loadMessages';
import {cardFinder, type FindCard} from '@site/src/search/cards/findCard';
import {messageCardFinder} from '@site/src/search/cards/findMessage';

export {default as AnswerCard} from './AnswerCard';

export const findCard: FindCard = cardFinder(cards);

/** Separate chunks, for the few who search for a message; the paste box uses the first one, too. */
export async function loadMessageFinder(): Promise<FindCard> {
  const [messages, {default: texts}] = await Promise.all([
    loadMessages(),
    import('@generated/reference/default/messageTexts.json'),
  ]);
  return messageCardFinder(messages, texts);
}
