import type {Element, ElementContent, RootContent} from 'hast';
import {isInline} from '../../built-pages/elements';
import {isSkipped} from './hastRules';

const cellSeparator = ' · ';

export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, ' ').trim();
}

function raw(node: RootContent | ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || isSkipped(node)) {
    return '';
  }
  const text = node.children.map(raw).join('');
  return isInline(node) ? text : ` ${text} `;
}

/** The text of a node on one line, without what's skipped. */
export function plainText(node: RootContent | ElementContent): string {
  return collapseWhitespace(raw(node));
}

/** The text of a code block, a table row, or the names of tabs; cells and names are kept apart. */
export function textOfWholeBlock(element: Element): string {
  if (element.tagName === 'pre') {
    return plainText(element);
  }
  return element.children.map(plainText).filter(Boolean).join(cellSeparator);
}
