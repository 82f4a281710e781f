import {withDefaults} from '../../../src/site/readerValues';

/** The longest text of a card, in characters. */
export const longestText = 240;

const sentenceEnd = /(?<=[.!?])\s+(?=[A-Z`"*])/;

/** The words of a text that fit, and an ellipsis. */
function cut(text: string, most: number): string {
  return `${text.slice(0, most).replace(/[,;:]?\s+\S*$/, '')}…`;
}

/** The sentences of a Markdown text's first paragraph, each on one line, without its links, and with the defaults of readers' values. */
export function sentencesOf(markdown: string): readonly string[] {
  const [paragraph = ''] = withDefaults(markdown).trim().split('\n\n');
  return (
    paragraph
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\s+/g, ' ')
      // What would follow a colon isn't part of it.
      .replace(/:$/, '.')
      .split(sentenceEnd)
  );
}

/**
 * The first sentences of a Markdown text that fit, as `sentencesOf` has them. What comes after the first paragraph is
 * left out.
 *
 * @param most characters
 */
export function shorten(markdown: string, most = longestText): string {
  const sentences = sentencesOf(markdown);
  let fitting = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    const longer = `${fitting} ${sentence}`;
    if (longer.length > most) {
      break;
    }
    fitting = longer;
  }
  return fitting.length > most ? cut(fitting, most) : fitting;
}
