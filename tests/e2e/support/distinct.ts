/**
 * Leaves two of each kind of item on a page. Pages repeat a few shapes hundreds of times, and axe needs minutes for what
 * it has judged already.
 */
import {type Page} from '@playwright/test';

/** What pages repeat. Whoever holds a heading of the outline or a landmark isn't among them. */
const items = 'li, tr, p, dt, dd, figure, details, .code-block, pre span';

/**
 * Removes each item with the shape of two others, on this page or one before it: the same tags, classes, attributes,
 * and parts with text, in the same place of the page. Two, because every second row of a table has another color. For
 * pages that are left by loading another one.
 *
 * @param seen how many items of each shape were kept; those of this page are added
 */
export async function keepDistinct(page: Page, seen: Map<string, number>): Promise<void> {
  const counts = await page.evaluate(
    ([selector, known]) => {
      /** Their values tell states apart; the values of others are a reader's text. */
      const enumerated = /^(?:aria-(?:current|expanded|hidden|selected)|open|role|scope|tabindex|type)$/;
      const describe = (element: Element): string => {
        const attributes = [...element.attributes]
          .map(({name, value}) => (enumerated.test(name) || value === '' ? `${name}="${value}"` : name))
          .filter((text) => !text.startsWith('class'));
        const hasText = [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
        );
        return [element.tagName, ...element.classList, ...attributes.sort(), hasText ? 'text' : ''].join(' ');
      };
      /** FNV-1a, twice, because shapes are long. */
      const hashOf = (text: string): string =>
        [0x811c9dc5, 0x1b873593]
          .map((start) => {
            let hash = start;
            for (let place = 0; place < text.length; place += 1) {
              hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
            }
            return (hash >>> 0).toString(36);
          })
          .join('');
      const pathOf = (element: Element | null): string =>
        element === null
          ? ''
          : `${pathOf(element.parentElement)} > ${element.tagName} ${element.classList.value}`;
      const shapeOf = (element: Element): string => {
        const parts = new Set<string>();
        const walk = (part: Element, above: string): void => {
          const path = `${above} > ${describe(part)}`;
          parts.add(path);
          for (const child of part.children) {
            walk(child, path);
          }
        };
        walk(element, '');
        return hashOf(`${pathOf(element.parentElement)}\n${[...parts].sort().join('\n')}`);
      };
      const counts = new Map(known);
      for (const item of document.querySelectorAll(selector)) {
        // Its own item may be gone already.
        if (item.isConnected) {
          const shape = shapeOf(item);
          const count = (counts.get(shape) ?? 0) + 1;
          counts.set(shape, count);
          if (count > 2) {
            item.remove();
          }
        }
      }
      return [...counts];
    },
    [items, [...seen]] as const,
  );
  for (const [shape, count] of counts) {
    seen.set(shape, count);
  }
}
