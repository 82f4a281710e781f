import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {classesOf} from './hastRules';

/** The elements in a node, at any depth, in the order of the document. */
export function elementsIn(node: Root | Element): readonly Element[] {
  const elements: Element[] = [];
  visit(node, 'element', (element: Element) => {
    if (element !== node) {
      elements.push(element);
    }
  });
  return elements;
}

/** The elements right under an element. */
export function childElements({children}: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element');
}

export function hasClass(name: string): (element: Element) => boolean {
  return (element) => classesOf(element).includes(name);
}
