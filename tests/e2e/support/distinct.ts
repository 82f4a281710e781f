/**
 * Finds what hasn't been on other pages. Pages repeat a few kinds of items hundreds of times, and axe needs minutes for
 * what it has already checked.
 */
import {type Page} from '@playwright/test';

/** What pages repeat, except elements that contain a heading of the outline or a landmark. */
const items = 'li, tr, p, dt, dd, figure, details, .code-block, pre span';

/** How many items had each part so far; parts that were only on a page have 0. */
export type SeenParts = Map<string, number>;

/**
 * Runs in the page. Parts are the same if they and all their ancestors have the same tags, classes, and attributes, and
 * text at the same levels.
 *
 * @param items selector of what's counted and, if it's repeated, removed; without it, the page stays as it is
 * @returns the parts whose count is new
 */
function sortOut({
  items,
  known,
}: {
  readonly items: string | null;
  readonly known: readonly (readonly [part: string, count: number])[];
}): readonly (readonly [part: string, count: number])[] {
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
  /** FNV-1a, twice, because there are thousands of parts. */
  const hashOf = (text: string): string =>
    [0x811c9dc5, 0x1b873593]
      .map((start) => {
        let hash = start;
        for (let offset = 0; offset < text.length; offset += 1) {
          hash = Math.imul(hash ^ text.charCodeAt(offset), 0x01000193);
        }
        return (hash >>> 0).toString(36);
      })
      .join('');
  const parts = new Map<Element, string>();
  const walk = (element: Element, above: string): void => {
    const part = hashOf(`${above} > ${describe(element)}`);
    parts.set(element, part);
    for (const child of element.children) {
      walk(child, part);
    }
  };
  walk(document.body, '');
  const counts = new Map(known);
  for (const item of items === null ? [] : document.querySelectorAll(items)) {
    // Its own item may already be gone.
    if (item.isConnected) {
      const own = new Set([item, ...item.querySelectorAll('*')].map((each) => parts.get(each) ?? ''));
      if ([...own].every((part) => (counts.get(part) ?? 0) >= 2)) {
        item.remove();
      } else {
        for (const part of own) {
          counts.set(part, (counts.get(part) ?? 0) + 1);
        }
      }
    }
  }
  for (const part of parts.values()) {
    counts.set(part, counts.get(part) ?? 0);
  }
  const before = new Map(known);
  return [...counts].filter(([part, count]) => before.get(part) !== count);
}

async function noteParts(page: Page, seen: SeenParts, items: string | null): Promise<number> {
  const changed = await page.evaluate(sortOut, {items, known: [...seen]});
  for (const [part, count] of changed) {
    seen.set(part, count);
  }
  return changed.length;
}

/** Whether the page has a part that no earlier one had. */
export async function hasNewParts(page: Page, seen: SeenParts): Promise<boolean> {
  return (await noteParts(page, seen, null)) > 0;
}

/**
 * Removes each item whose parts were all in two others, on this page or an earlier one. Two, because every second row
 * of a table has another color. For pages that are left by loading another one.
 */
export async function removeDuplicates(page: Page, seen: SeenParts): Promise<void> {
  await noteParts(page, seen, items);
}
