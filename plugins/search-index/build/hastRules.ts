import type {Element} from 'hast';
import {classesOf} from '../../built-pages/elements';

/** Parts of and around an article that aren't its text. */
const skippedTags: ReadonlySet<string> = new Set([
  'button',
  'footer',
  'iframe',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

const skippedClasses: ReadonlySet<string> = new Set([
  'hash-link',
  'pagination-nav',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-edit-this-page',
  'theme-last-updated',
]);

export function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    element.properties.dataUnsearched !== undefined ||
    element.properties.dataControl !== undefined ||
    classesOf(element).some((name) => skippedClasses.has(name))
  );
}

/** What's read as one block although it has parts: a code block, a table row, or the labels of tabs. */
export function isWholeBlock(element: Element): boolean {
  return element.tagName === 'pre' || element.tagName === 'tr' || element.properties.role === 'tablist';
}

/** The wording of a message, as `src/components/docs/Wording` renders it. */
export function isWording(element: Element): boolean {
  return element.properties.dataWording !== undefined;
}

/** Whether an element is, or contains, the wording of a message. */
export function hasWording(element: Element): boolean {
  return (
    isWording(element) || element.children.some((child) => child.type === 'element' && hasWording(child))
  );
}
