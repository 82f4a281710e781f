/** Which pages contain something unique, so the others don't have to be checked individually. */
import {type Element, type Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** Properties whose values distinguish states; the values of others are a reader's text. */
const enumerated = /^(?:aria(?:Current|Expanded|Hidden|Selected)|open|role|scope|tabIndex|type)$/;

function describe({tagName, properties}: Element): string {
  const {className, id: _id, ...others} = properties;
  const names = Object.entries(others)
    .map(([name, value]) => (enumerated.test(name) || value === '' ? `${name}=${String(value)}` : name))
    .sort();
  return [tagName, ...(Array.isArray(className) ? className : []), ...names].join(' ');
}

/** The paths of all elements in the body: each element and its ancestors. */
function shapesOf(html: string): ReadonlySet<string> {
  const shapes = new Set<string>();
  const walk = (node: Root | Element, above: string): void => {
    for (const child of node.children) {
      if (child.type === 'element' && child.tagName !== 'head') {
        // The class of the root element identifies the page.
        const path = child.tagName === 'html' ? '' : `${above} > ${describe(child)}`;
        shapes.add(path);
        walk(child, path);
      }
    }
  };
  walk(fromHtml(html), '');
  return shapes;
}

/**
 * A few pages that contain every shape: elements with the same tags, classes, and attribute names, in the same
 * ancestors. Read from the server's response, which contains everything that opens later, and the sidebar at any width.
 *
 * @param pages HTML by path
 * @param first pages that are included anyway
 */
export function pagesOfAllShapes(
  pages: ReadonlyMap<string, string>,
  first: readonly string[],
): ReadonlySet<string> {
  const left = new Map([...pages].map(([path, html]) => [path, new Set(shapesOf(html))]));
  const chosen = new Set<string>();
  const choose = (path: string): void => {
    const seen = left.get(path) ?? new Set<string>();
    chosen.add(path);
    left.delete(path);
    for (const [other, shapes] of left) {
      const unseen = new Set([...shapes].filter((shape) => !seen.has(shape)));
      if (unseen.size === 0) {
        left.delete(other);
      } else {
        left.set(other, unseen);
      }
    }
  };
  first.forEach(choose);
  while (left.size > 0) {
    const [[richest] = ['']] = [...left].sort(([, one], [, other]) => other.size - one.size);
    choose(richest);
  }
  return chosen;
}
