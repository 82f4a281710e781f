/** How the pages are written: the author's own words, for the word list, and headings. */
import {type Heading, type Nodes, type Parents} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {withDefaults} from '../../../src/site/readerValues';
import {type Problem} from '../problem';
import {headingsOf, placeOf, textOf, type DocPage} from './page';

export interface OwnText {
  /** File and line. */
  readonly where: string;
  readonly text: string;
}

const headingId = /\{#[\w-]+\}/g;
const quoted = /"[^"\n]*"|“[^”\n]*”/g;

/** Text between the parts that aren't the author's own: code, bold labels, and quoted messages are left out. */
function ownText(node: Parents): string {
  return node.children
    .map((child: Nodes) => {
      if (child.type === 'strong' || child.type === 'inlineCode') {
        return ' ';
      }
      return 'children' in child ? ownText(child) : textOf(child);
    })
    .join('')
    .replace(headingId, ' ')
    .replace(quoted, ' ');
}

/** The author's own words: paragraphs, headings, and cells, without code, labels, and quotes. */
export function ownTexts(page: DocPage): readonly OwnText[] {
  const texts: OwnText[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      texts.push({where: placeOf(page, node), text: ownText(node)});
      return SKIP;
    }
    return undefined;
  });
  return texts;
}

/** Words that shouldn't be capitalized; abbreviations and camel case have their own form. */
function capitalFaults(heading: Heading, names: readonly string[]): readonly string[] {
  // After a period, a question mark, or a colon, a sentence may begin again.
  return names
    .reduce((text, name) => text.replaceAll(name, 'name'), ownText(heading))
    .split(/[.?!:]\s+/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/()]+/)
        .slice(1),
    )
    .map((word) => word.replace(/[^\p{L}\d-]/gu, ''))
    .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
}

/**
 * Headings that aren't in sentence case.
 *
 * @param names proper names and labels of the console, which keep their capitals
 */
export function findHeadingStyle(page: DocPage, names: readonly string[]): readonly Problem[] {
  return headingsOf(page).flatMap((heading) =>
    capitalFaults(heading, names).map((word) => ({
      where: placeOf(page, heading),
      what: `"${textOf(heading).trim()}" is not in sentence case: "${word}"`,
    })),
  );
}

const consoleUrl = withDefaults('%%console-url%%');

/** Links to the reader's console that don't follow a complete sentence. They're hidden until a reader sets its URL. */
export function findConsoleLinksInSentences(page: DocPage): readonly Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (link, index, parent) => {
    const siblings: readonly Nodes[] = parent?.children ?? [];
    const before = siblings.slice(0, index).map(textOf).join('');
    const followsSentence = index === siblings.length - 1 && /\.\s+$/.test(before);
    if (link.url.startsWith(consoleUrl) && !followsSentence) {
      problems.push({
        where: placeOf(page, link),
        what: `has "${textOf(link)}" within a sentence, and most readers don't see that link: put it after the sentence`,
      });
    }
  });
  return problems;
}
