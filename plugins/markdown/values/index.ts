import type {ElementContent} from 'hast';
import type {Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {withDefaults} from '../../../src/site/readerValues';
import {markOf, partsOf, type Part} from './placeholders';

/** The part of a virtual file that errors need. */
interface SourceFile {
  fail: (reason: string, node?: Nodes) => never;
}

function asCode(parts: readonly Part[]): ElementContent[] {
  return parts.map((part) => {
    const text = {type: 'text', value: part.text} as const;
    // When the page is hydrated, React leaves a reader's value alone if it's already in place.
    const properties = {...markOf(part), suppressHydrationWarning: true};
    return part.name === undefined ? text : {type: 'element', tagName: 'span', properties, children: [text]};
  });
}

/** A link to the reader's own console is hidden until its URL is known. */
const consoleLink = '%%console-url%%/';

function replaceLink(link: Link): void {
  const template = link.url;
  link.data = {
    ...link.data,
    hProperties: {
      'data-value-href': template,
      ...(template.startsWith(consoleLink) && {
        hidden: true,
        'data-control': '',
        className: ['console-link'],
      }),
    },
  };
  link.url = withDefaults(template);
}

/** What nothing would replace: all that a node says, except code and the target of a link, and all of a heading. */
function otherTexts(node: Nodes): unknown {
  switch (node.type) {
    case 'heading':
      return node;
    case 'inlineCode':
      return [];
    case 'code':
      return [node.meta, node.lang === 'dot' && node.value];
    case 'link':
      return [node.title];
    default:
      return {...node, children: []};
  }
}

function hasPlaceholder(found: unknown): boolean {
  const text = JSON.stringify(found);
  return withDefaults(text) !== text;
}

/**
 * A remark plugin that replaces each `%%name%%` in inline code and link targets with the default, and marks it so the
 * browser finds it. Code blocks are handled when they're highlighted.
 *
 * @throws VFileMessage with the line of an undeclared placeholder, or of one where nothing would replace it
 */
export function readerValuesInText(): (tree: Root, file: SourceFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (hasPlaceholder(otherTexts(node))) {
        file.fail(
          'Placeholders work in code and the target of a link, but not in other text, headings, properties, titles, pictures, or diagrams.',
          node,
        );
      }
      try {
        if (node.type === 'code' || node.type === 'text') {
          partsOf(node.value);
        } else if (node.type === 'inlineCode') {
          const parts = partsOf(node.value);
          if (parts.some(({name}) => name !== undefined)) {
            node.value = withDefaults(node.value);
            node.data = {...node.data, hChildren: asCode(parts)};
          }
        } else if (node.type === 'link') {
          if (partsOf(node.url).some(({name}) => name !== undefined)) {
            replaceLink(node);
          }
        }
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}
