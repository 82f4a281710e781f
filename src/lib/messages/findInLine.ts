import {comparable} from '../../site/text/comparable';
import {literalsOf, specificity, wordingFinder, type Wording} from './wording';

/** A message, and which of its wordings a line has. */
export interface Match<Message> {
  readonly message: Message;
  readonly wording: Wording;
}

interface Matcher<Message> extends Match<Message> {
  readonly find: (line: string) => string | undefined;
  /** Its longest literal part: faster to search for than the wording. */
  readonly literal: string;
  readonly specificity: number;
}

/** Shorter wordings, such as `Forbidden`, count as ordinary words unless they're the whole line. */
export const leastSpecificity = 14;

function matcherOf<Message>(message: Message, wording: Wording): Matcher<Message> {
  const literals = literalsOf(comparable(wording).toLowerCase()).flatMap((text) => text.split(/\s+/));
  return {
    message,
    wording,
    find: wordingFinder(wording),
    literal: literals.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    specificity: specificity(wording),
  };
}

/** Makes the function that finds the message with the most specific wording that a line contains in full. */
export function lineMatcher<Message extends {readonly wordings: readonly Wording[]}>(
  messages: readonly Message[],
): (line: string) => Match<Message> | undefined {
  const matchers = messages
    .flatMap((message) => message.wordings.map((wording) => matcherOf(message, wording)))
    .sort((a, b) => b.specificity - a.specificity);
  return (written) => {
    const line = comparable(written);
    const lower = line.toLowerCase();
    return matchers.find(({literal, find, specificity: own}) => {
      const found = lower.includes(literal) ? find(line) : undefined;
      return (
        found !== undefined &&
        (own >= leastSpecificity || found.length >= line.length - 2 || /[A-Z]{6,}/.test(found))
      );
    });
  };
}
