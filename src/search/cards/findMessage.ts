import type {MessageTexts} from '@site/src/lib/reference/card';
import {messageOf} from '@site/src/lib/messages/cleanLine';
import {leastSpecificity, lineMatcher, type Match} from '@site/src/lib/messages/findInLine';
import {hrefOf, type KnownMessage} from '@site/src/lib/messages/knownMessage';
import {readLines} from '@site/src/lib/messages/readLines';
import {specificity, templateFinder} from '@site/src/lib/messages/template';
import {looksLikeMessage} from '@site/src/site/diagnose';
import {searchSettings} from '@site/src/site/search';
import {normalizeText} from '@site/src/site/text/normalizeText';
import type {FindCard} from './findCard';
import {statusFinder} from './findStatus';
import {fillerWords, wordsOf} from './words';

/** Lines of a pasted text that are searched for messages. */
const mostLines = 40;

const filler = fillerWords(
  'a again always an does error fix get getting how i in is keep keeps log mean means message my now of on says ' +
    'shows since solve still suddenly the this to today what when why yesterday',
);

/** Whether words are a message, as opposed to a question that contains the words of one. */
function isAll(text: string, {templates}: KnownMessage): boolean {
  const informative = wordsOf(text).filter((word) => !filler.has(word));
  return templates.some((template) => {
    if (specificity(template) < leastSpecificity) {
      return text.trim() === normalizeText(template);
    }
    const words = new Set(wordsOf(normalizeText(template)));
    const around = wordsOf(text.replace(templateFinder(template)(text) ?? '', ' '));
    return around.every((word) => filler.has(word)) || informative.every((word) => words.has(word));
  });
}

/**
 * Finds the message that a text is or contains, as the paste box does. The card's name is the one of the message's
 * templates that the text has.
 *
 * @param texts of the cards
 */
export function messageCardFinder(messages: readonly KnownMessage[], texts: MessageTexts): FindCard {
  const findInLine = lineMatcher(messages);
  const findStatus = statusFinder(messages);
  const find = (text: string): Match<KnownMessage> | undefined => {
    if (!/[\r\n]/.test(text) && !looksLikeMessage(text)) {
      const found = findInLine(text);
      return found && isAll(text, found.message) ? found : findStatus(text);
    }
    for (const line of readLines(text).slice(0, mostLines)) {
      const found = findInLine(messageOf(line.text));
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  return (text) => {
    const found = find(normalizeText(text.slice(0, searchSettings.maxPastedLength)));
    const said = found && texts[found.message.id];
    return (
      said && {
        kind: 'message',
        name: found.template,
        names: found.message.templates,
        href: hrefOf(found.message),
        ...said,
      }
    );
  };
}
