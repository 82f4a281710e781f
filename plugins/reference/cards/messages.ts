import type {Addresses} from '../messages/toMdx';
import {wordingsOf, type ExplainedMessage, type Message, type TrivialMessage} from '../messages/schema';
import type {Card} from './card';
import {shorten} from './shorten';

/** Characters, so that a message, its cause, and what to do fit on a phone. */
const longest = {means: 160, cause: 140, remedy: 200} as const;

type Texts = Pick<Card, 'text' | 'values'>;

function textsOfTrivial({where, do: remedy}: TrivialMessage): Texts {
  return {
    text: '',
    values: [
      ['Where', shorten(where)],
      ['What to do', shorten(remedy)],
    ],
  };
}

function textsOfExplained({means, causes = [], do: remedy}: ExplainedMessage): Texts {
  const [first] = causes;
  const advice = first?.do ?? remedy;
  return {
    text: shorten(means, longest.means),
    values: [
      ...(first
        ? [
            [
              causes.length === 1 ? 'Cause' : 'Most likely cause',
              shorten(first.cause, longest.cause),
            ] as const,
          ]
        : []),
      ...(advice === undefined ? [] : [['What to do', shorten(advice, longest.remedy)] as const]),
    ],
  };
}

/** One card for each message. @param addresses of all messages */
export function cardsOfMessages(messages: readonly Message[], addresses: Addresses): readonly Card[] {
  return messages.map((message) => ({
    kind: 'message',
    name: message.message,
    names: wordingsOf(message),
    ...(message.trivial ? textsOfTrivial(message) : textsOfExplained(message)),
    href: addresses.get(message.id)?.route ?? '',
  }));
}
