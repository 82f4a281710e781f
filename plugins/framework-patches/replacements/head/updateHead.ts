import {tagTypes, type Attributes, type HeadState, type HeadTag} from './headState';

/** Marks what belongs to `<Head>`; the server writes the same attribute. */
const mark = 'data-rh';

/** Attributes that this module set on the elements around the page, and so may take away. */
const ownAttributes = new Map<HTMLElement, readonly string[]>();

function textOf(value: Attributes[string]): string {
  return String(value ?? '');
}

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  const names = Object.keys(attributes);
  names.forEach((name) => {
    const value = textOf(attributes[name]);
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  });
  ownAttributes
    .get(element)
    ?.filter((name) => !names.includes(name))
    .forEach((name) => element.removeAttribute(name));
  ownAttributes.set(element, names);
}

function createTag({type, attributes}: HeadTag): Element {
  const element = document.createElement(type);
  Object.entries(attributes).forEach(([name, value]) => {
    if (name === 'innerHTML') {
      element.innerHTML = textOf(value);
    } else {
      element.setAttribute(name, textOf(value));
    }
  });
  element.setAttribute(mark, 'true');
  return element;
}

/** Puts the document into this state; elements that are there already stay as they are. */
export function updateHead({title, html, body, tags}: HeadState): void {
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  if (title && document.title !== title) {
    document.title = title;
  }
  const selector = tagTypes.map((type) => `${type}[${mark}]`).join();
  const old = new Set(document.head.querySelectorAll(selector));
  const added = tags.map(createTag).filter((element) => {
    const same = [...old].find((candidate) => candidate.isEqualNode(element));
    return same === undefined || !old.delete(same);
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}
