/**
 * Keeps only what hasn't been on other pages. Pages repeat a few kinds of items hundreds of times, and axe needs
 * minutes for what it has already checked.
 */
import {type Page} from '@playwright/test';

/** What pages repeat, except elements that contain a heading of the outline or a landmark. */
const items = 'li, tr, p, dt, dd, figure, details, .code-block, pre span';

/**
 * Removes each item whose parts were all in two others, on this page or an earlier one. Parts are the same if they and
 * all their ancestors have the same tags, classes, and attributes, and text at the same levels. Two, because every
 * second row of a table has another color. For pages that are left by loading another one.
 *
 * @param seen how many items with each part were kept; those of this page are added
 */
export async function keepDistinct(page: Page, seen: Map<string, number>): Promise<void> {
  const counts = await page.evaluate(
    ([selector, known]) => {
      /** Their values distinguish states; the values of others are a reader's text. */
      const enumerated = /^(?:aria-(?:current|expanded|hidden|selected)|open|role|scope|tabindex|type)$/;
      const describe = (element: Element): string => {
        const attributes = [...element.attributes]
          .map(({name, value}) => (enumerated.test(name) || value === '' ? `${name}="${value}"` : name))
          .filter((text) => !text.startsWith('class'));
        const hasText = [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
        );
        const text = hasText ? 'text' : /\S/.test(element.textContent) ? 'text inside' : 'no text';
        return [element.tagName, ...element.classList, ...attributes.sort(), text].join(' ');
      };
      /** FNV-1a, twice, because paths are long. */
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
      // The class of the root element identifies the page.
      const pathOf = (element: Element | null): string =>
        element === null || element === document.documentElement
          ? ''
          : `${pathOf(element.parentElement)} > ${element.tagName} ${element.classList.value}`;
      const partsOf = (item: Element): ReadonlySet<string> => {
        const parts = new Set<string>();
        const walk = (part: Element, above: string): void => {
          const path = `${above} > ${describe(part)}`;
          parts.add(hashOf(path));
          for (const child of part.children) {
            walk(child, path);
          }
        };
        walk(item, pathOf(item.parentElement));
        return parts;
      };
      const counts = new Map(known);
      for (const item of document.querySelectorAll(selector)) {
        // Its own item may already be gone.
        if (item.isConnected) {
          const parts = [...partsOf(item)];
          if (parts.every((part) => (counts.get(part) ?? 0) >= 2)) {
            item.remove();
          } else {
            for (const part of parts) {
              counts.set(part, (counts.get(part) ?? 0) + 1);
            }
          }
        }
      }
      return [...counts];
    },
    [items, [...seen]] as const,
  );
  for (const [part, count] of counts) {
    seen.set(part, count);
  }
}
