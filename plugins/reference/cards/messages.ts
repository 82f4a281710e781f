import {outcomeOf, type Check} from '../check';
import type {Addresses} from '../messages/toMdx';
import {wordingsOf, type ExplainedMessage, type Message, type TrivialMessage} from '../messages/schema';
import type {Card} from './card';
import {longestText, shorten} from './shorten';

/** Characters, so that a message, its cause, how to check it, and what to do fit on a phone. */
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

/** The command that tells whether it's this cause, and what it prints then; only where both fit and are one line each. */
function checkOf({run, prints = ''}: Check): string | undefined {
  const command = run.trim();
  const output = prints.trim();
  const text = `\`${command}\`${output && `. ${outcomeOf(output, 'this is the cause')}`}`;
  return /[\n`]/.test(command) || output.includes('\n') || text.length > longestText ? undefined : text;
}

function textsOfExplained({means, causes = [], do: remedy}: ExplainedMessage): Texts {
  const [first] = causes;
  const check = first?.check && checkOf(first.check);
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
      ...(check === undefined ? [] : [['Check', shorten(check)] as const]),
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
