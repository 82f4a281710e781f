import type {Element} from 'hast';
import {isBoilerplate} from '../../built-pages/elements';

/** Whether an element isn't part of an article's text. */
export function isSkipped(element: Element): boolean {
  return (
    isBoilerplate(element) || element.tagName === 'svg' || element.properties.dataUnsearched !== undefined
  );
}

/** What's read as one block although it has parts: a code block, a table row, or the labels of tabs. */
export function isWholeBlock(element: Element): boolean {
  return element.tagName === 'pre' || element.tagName === 'tr' || element.properties.role === 'tablist';
}

/** The template of a message, as `src/components/docs/MessageTemplate` renders it. */
export function isTemplate(element: Element): boolean {
  return element.properties.dataTemplate !== undefined;
}

/** Whether an element is, or contains, the template of a message. */
export function hasTemplate(element: Element): boolean {
  return (
    isTemplate(element) || element.children.some((child) => child.type === 'element' && hasTemplate(child))
  );
}
