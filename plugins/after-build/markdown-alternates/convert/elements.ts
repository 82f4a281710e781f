import type {Element, ElementContent} from 'hast';
import {isBoilerplate, textContent} from '../../../built-pages/elements';

/** What readers fill in. Search, unlike alternates, has the labels in it. */
const formTags: ReadonlySet<string> = new Set(['form', 'output', 'search', 'textarea']);

/**
 * Whether an alternate leaves out an element: controls, navigation, icons, files that it shows, what nobody sees, and
 * the page's link to the alternate itself. A tab that isn't selected is part of the page, and its panel has its label.
 * The check of alternates reads pages by the same rule.
 */
export function isLeftOut(element: Element): boolean {
  const {download, hidden, rel, role} = element.properties;
  return (
    isBoilerplate(element) ||
    formTags.has(element.tagName) ||
    (hidden === true && role !== 'tabpanel') ||
    role === 'tablist' ||
    download !== undefined ||
    (Array.isArray(rel) && rel.includes('alternate')) ||
    (element.tagName === 'svg' && role !== 'img')
  );
}

/** The property with the text of code: from code in a line, the conversion would remove spaces. */
export const codeText = 'dataCodeText';

/** The text of code, with placeholders for the values that readers may set. */
function textOfCode(node: ElementContent): string {
  if (node.type === 'element') {
    const {dataValue} = node.properties;
    return typeof dataValue === 'string' ? `%%${dataValue}%%` : node.children.map(textOfCode).join('');
  }
  return textContent(node);
}

/**
 * An element with only what its alternate has: without positions, and without the colors of code, which the conversion
 * would copy.
 */
export function withoutSkipped(element: Element): Element {
  const {tagName, properties} = element;
  if (tagName === 'code' || tagName === 'pre') {
    const value = textOfCode(element);
    return {
      type: 'element',
      tagName,
      properties: {...properties, [codeText]: value},
      children: [{type: 'text', value}],
    };
  }
  const children = element.children.flatMap((child): readonly ElementContent[] => {
    if (child.type === 'element') {
      return isLeftOut(child) ? [] : [withoutSkipped(child)];
    }
    return child.type === 'text' ? [{type: 'text', value: child.value}] : [];
  });
  return {type: 'element', tagName, properties, children};
}

/** The elements directly in another. */
export function childElements(element: Element): readonly Element[] {
  return element.children.filter((child) => child.type === 'element');
}

/** An attribute's text; empty without one. */
export function attributeOf(element: Element, name: string): string {
  return String(element.properties[name] ?? '');
}
