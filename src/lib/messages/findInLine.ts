import {normalizeText} from '../../site/text/normalizeText';
import {literalsOf, specificity, templateFinder, type Template} from './template';

/** A message, and which of its templates a line has. */
export interface Match<Message> {
  readonly message: Message;
  readonly template: Template;
}

interface Matcher<Message> extends Match<Message> {
  readonly find: (line: string) => string | undefined;
  /** Its longest literal part: faster to search for than the template. */
  readonly literal: string;
  readonly specificity: number;
}

/** Shorter templates, such as `Forbidden`, count as ordinary words unless they're the whole line. */
export const leastSpecificity = 14;

function matcherOf<Message>(message: Message, template: Template): Matcher<Message> {
  const literals = literalsOf(normalizeText(template).toLowerCase()).flatMap((text) => text.split(/\s+/));
  return {
    message,
    template,
    find: templateFinder(template),
    literal: literals.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    specificity: specificity(template),
  };
}

/** Makes the function that finds the message with the most specific template that a line contains in full. */
export function lineMatcher<Message extends {readonly templates: readonly Template[]}>(
  messages: readonly Message[],
): (line: string) => Match<Message> | undefined {
  const matchers = messages
    .flatMap((message) => message.templates.map((template) => matcherOf(message, template)))
    .sort((a, b) => b.specificity - a.specificity);
  return (written) => {
    const line = normalizeText(written);
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
