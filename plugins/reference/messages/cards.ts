import {type Check, outcomeOf} from '../check';
import type {ExplainedMessage, Message, TrivialMessage} from './schema';
import type {EntryGroup} from '../readEntries';
import type {CardTexts, MessageTexts} from '../../../src/lib/reference/card';
import {longestText, leadingSentences} from '../leadingSentences';

/** Limits, in characters, that let a message, its cause, how to check it, and what to do fit on a phone. */
const longest = {means: 160, cause: 140, remedy: 200} as const;

function textsOfTrivial({where, do: remedy}: TrivialMessage): CardTexts {
  return {
    text: '',
    values: [
      ['Where', leadingSentences(where)],
      ['What to do', leadingSentences(remedy)],
    ],
  };
}

/** The command that shows whether it's this cause, and what it then prints; only if both fit and it's one line. */
function checkOf({run, prints}: Check): string | undefined {
  const command = run.trim();
  const text = `\`${command}\`${prints ? `. ${outcomeOf(prints)}` : ''}`;
  return /[\n`]/.test(command) || text.length > longestText ? undefined : text;
}

function textsOfExplained({means, causes = [], do: remedy}: ExplainedMessage): CardTexts {
  const [first] = causes;
  const check = first?.check && checkOf(first.check);
  const advice = first?.do ?? remedy;
  return {
    text: leadingSentences(means, longest.means),
    values: [
      ...(first
        ? [
            [
              causes.length === 1 ? 'Cause' : `Most likely of ${causes.length} causes`,
              leadingSentences(first.cause, longest.cause),
            ] as const,
          ]
        : []),
      ...(check === undefined ? [] : [['Check', leadingSentences(check)] as const]),
      ...(advice === undefined ? [] : [['What to do', leadingSentences(advice, longest.remedy)] as const]),
    ],
  };
}

/** What the card of each message says. */
export function textsOfMessages(groups: readonly EntryGroup<Message>[]): MessageTexts {
  const messages = groups.flatMap(({entries}) => entries);
  return Object.fromEntries(
    messages.map((message) => [
      message.id,
      message.trivial ? textsOfTrivial(message) : textsOfExplained(message),
    ]),
  );
}
