import {withDefaults} from '../../src/site/readerValues';
import {withoutLinks} from '../../src/site/text/writeMarkdown';

/** The longest text of a card, in characters. */
export const longestText = 240;

/** Only between pieces of code: a message in code may have sentences of its own. */
const sentenceEnd = /(?<=[.!?])\s+(?=\[?[A-Z`"*])(?=(?:[^`]*`[^`]*`)*[^`]*$)/;

/** The words of a text that fit, and an ellipsis. Code stays whole or is left out. */
function cut(text: string, most: number): string {
  const words = text.slice(0, most).replace(/[,;:]?\s+\S*$/, '');
  return `${words.replace(/^((?:[^`]*`[^`]*`)*[^`]*?)[,;:]?\s+`[^`]*$/, '$1')}…`;
}

/** The sentences of a Markdown text's first paragraph, each on one line. */
function splitSentences(markdown: string): readonly string[] {
  const [paragraph = ''] = markdown.trim().split('\n\n');
  return (
    paragraph
      .replace(/\s+/g, ' ')
      // What a colon at the end introduces, such as a list or code, isn't part of the paragraph.
      .replace(/:$/, '.')
      .split(sentenceEnd)
  );
}

/** The sentences of a Markdown text's first paragraph, without their links. */
export function sentencesOf(markdown: string): readonly string[] {
  return splitSentences(withoutLinks(markdown));
}

/** The length of a text as readers see it, with the defaults of their values. */
function lengthOf(text: string): number {
  return withDefaults(withoutLinks(text)).length;
}

/**
 * The first sentences of a Markdown text that fit, with their links. Everything after the first paragraph is left out.
 * The component that shows the text fills in its placeholders.
 *
 * @param most characters
 */
export function leadingSentences(markdown: string, most = longestText): string {
  const sentences = splitSentences(markdown);
  let fitting = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    const longer = `${fitting} ${sentence}`;
    if (lengthOf(longer) > most) {
      break;
    }
    fitting = longer;
  }
  return lengthOf(fitting) > most ? cut(withDefaults(withoutLinks(fitting)), most) : fitting;
}
