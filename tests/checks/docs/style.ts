/** How the pages are written: words that they avoid, headings, and enough prose to be of use. */
import {type Heading, type Nodes, type Parents} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {type Problem} from '../problem';
import {headingsOf, placeOf, textOf, type DocPage} from './page';

const forbidden =
  /\b(?:simply|just|easy|easily|easier|please|powerful|seamless(?:ly)?|robust|effortless(?:ly)?|obviously|newly|(?<!as )soon|currently)\b/gi;

export interface OwnText {
  /** File and line. */
  readonly where: string;
  readonly text: string;
}

const headingId = /\{#[\w-]+\}/g;
const quoted = /"[^"\n]*"|“[^”\n]*”/g;

/** Text between the parts that others wrote: code, bold labels and quoted messages are left out. */
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

/** @param names proper names and labels of the console, which are written as they are */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, 'name'), text);
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

/** Marketing, belittling and words that are wrong tomorrow. */
export function findForbiddenWords(page: DocPage, names: readonly string[]): readonly Problem[] {
  return ownTexts(page).flatMap(({where, text}) =>
    Array.from(withoutNames(text, names).matchAll(forbidden), ([word]) => ({
      where,
      what: `says "${word.toLowerCase()}"`,
    })),
  );
}

/** Words with a capital that isn't theirs; abbreviations and camel case have their own form. */
function capitalFaults(heading: Heading, names: readonly string[]): readonly string[] {
  // After a full stop, a question mark or a colon a sentence may begin again.
  return withoutNames(ownText(heading), names)
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
 * Headings in sentence case, and no two alike on a page.
 *
 * @param names proper names and labels of the console, which keep their capitals
 */
export function findHeadingStyle(page: DocPage, names: readonly string[]): readonly Problem[] {
  const seen = new Set<string>();
  return headingsOf(page).flatMap((heading) => {
    const text = textOf(heading).trim();
    const where = placeOf(page, heading);
    const isTwice = seen.has(text);
    seen.add(text);
    const capitals = capitalFaults(heading, names);
    return [
      ...(isTwice ? [{where, what: `has the heading "${text}" twice`}] : []),
      ...capitals.map((word) => ({where, what: `"${text}" is not in sentence case: "${word}"`})),
    ];
  });
}
