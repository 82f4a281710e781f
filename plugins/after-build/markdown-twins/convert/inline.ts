import type {Element, ElementContent} from 'hast';
import {findElements, named, rawText} from '../../../built-pages/elements';
import {attribute, childElements, readChildren} from './elements';
import {codeSpan, destination, escapeText} from '../../../../src/site/text/writeMarkdown';

/** Wraps text in marks, and keeps spaces outside of them. */
function marked(mark: string, text: string): string {
  const inner = text.trim();
  return inner === '' ? text : text.replace(inner, () => mark + inner + mark);
}

/** The absolute form of a URL, which works from everywhere. */
export function absolute(address: string, base: string): string {
  return destination(new URL(address, base).href);
}

/** A picture as Markdown, with its text for those who can't see it. */
export function picture(image: Element, base: string): string {
  return `![${escapeText(attribute(image, 'alt'))}](${absolute(attribute(image, 'src'), base)})`;
}

function elementText(element: Element, base: string): string {
  switch (element.tagName) {
    case 'code':
      return codeSpan(rawText(element));
    case 'strong':
    case 'b':
      return marked('**', inlineText(readChildren(element), base));
    case 'em':
    case 'i':
      return marked('*', inlineText(readChildren(element), base));
    case 'del':
    case 's':
      return marked('~~', inlineText(readChildren(element), base));
    case 'a': {
      const text = inlineText(readChildren(element), base).trim();
      const {href} = element.properties;
      return typeof href === 'string' && text !== '' ? `[${text}](${absolute(href, base)})` : text;
    }
    case 'img':
      return picture(element, base);
    case 'input':
      return attribute(element, 'type') === 'checkbox'
        ? `[${element.properties.checked === true ? 'x' : ' '}] `
        : '';
    case 'br':
      return ' ';
    default:
      return inlineText(readChildren(element), base);
  }
}

function nodeText(node: ElementContent, base: string): string {
  if (node.type === 'element') {
    return elementText(node, base);
  }
  return node.type === 'text' ? escapeText(node.value.replace(/\s+/g, ' ')) : '';
}

/** A space between neighbors that only the style sheet keeps apart: two buttons, or a label and its count. */
function gap(before: ElementContent | undefined, node: ElementContent): string {
  if (before === undefined || node.type !== 'element') {
    return '';
  }
  const areButtons = node.tagName === 'a' && before.type === 'element' && before.tagName === 'a';
  const isValue = attribute(node, 'dataValue') !== '';
  const isCount = node.tagName === 'span' && !isValue && /^\d+$/.test(rawText(node));
  return areButtons || isCount ? ' ' : '';
}

/**
 * Nodes within a line as Markdown.
 *
 * @param base absolute URL of the page
 */
export function inlineText(nodes: readonly ElementContent[], base: string): string {
  let text = '';
  for (const [index, node] of nodes.entries()) {
    const piece = nodeText(node, base);
    text += gap(nodes[index - 1], node);
    // An exclamation mark before a link would make it a picture.
    text = piece.startsWith('[') ? text.replace(/!$/, '\\!') : text;
    text += text.endsWith(' ') ? piece.trimStart() : piece;
  }
  return text;
}

function rowText(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table with its first row as the header. */
export function tableText(table: Element, base: string): string {
  const [header = [], ...rows] = findElements(table, named('tr')).map((row) =>
    childElements(row).map((cell) => inlineText(readChildren(cell), base).trim().replaceAll('|', '\\|')),
  );
  return [rowText(header), rowText(header.map(() => '---')), ...rows.map(rowText)].join('\n');
}
