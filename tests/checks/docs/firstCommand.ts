/** How far operators have to read before the first command of a procedure. */
import {type Heading, type Nodes, type RootContent} from 'mdast';
import {type Problem} from '../problem';
import {nodesOf, textOf, type DocPage} from './page';

const mostWords = 200;

/** A page with a procedure, or a section of one. */
interface Procedure {
  readonly file: string;
  /** The heading of the section; without it, the procedure begins with the page. */
  readonly section?: string;
}

function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading';
}

function isCommand(node: Nodes): boolean {
  return node.type === 'code' && node.lang === 'bash';
}

/** The page, or the section down to the next heading of its level. */
function partOf({tree: {children}}: DocPage, section?: string): readonly RootContent[] {
  if (section === undefined) {
    return children;
  }
  const start = children.findIndex((node) => isHeading(node) && textOf(node) === section);
  const heading = children[start];
  if (heading === undefined || !isHeading(heading)) {
    return [];
  }
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node) && node.depth <= heading.depth);
  return end === -1 ? rest : rest.slice(0, end);
}

/** The number of words before the first command, or of all words if there's none. */
function wordsBeforeCommand(nodes: readonly Nodes[]): {readonly words: number; readonly found: boolean} {
  let words = 0;
  for (const node of nodes) {
    if (isCommand(node)) {
      return {words, found: true};
    }
    if (nodesOf(node, 'code').some(isCommand) && 'children' in node) {
      const inside = wordsBeforeCommand(node.children);
      return {words: words + inside.words, found: true};
    }
    words += textOf(node).split(/\s+/).filter(Boolean).length;
  }
  return {words, found: false};
}

/**
 * Procedures whose first command comes too late or never.
 *
 * @param pages with their partials included
 */
export function findLateCommands(
  pages: readonly DocPage[],
  procedures: readonly Procedure[],
): readonly Problem[] {
  return procedures.flatMap(({file, section}) => {
    const page = pages.find((each) => each.file === file);
    const where = section === undefined ? file : `${file}, ${section}`;
    const {words, found} = wordsBeforeCommand(page === undefined ? [] : partOf(page, section));
    if (!found) {
      return [{where, what: 'has no command'}];
    }
    return words > mostWords
      ? [{where, what: `has its first command after ${words} words; ${mostWords} are allowed`}]
      : [];
  });
}
