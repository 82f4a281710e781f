/** Which pages have something that no other one has, so that the others need no look of their own at it. */
import {type Element, type Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** Properties whose values tell states apart; the values of others are a reader's text. */
const enumerated = /^(?:aria(?:Current|Expanded|Hidden|Selected)|open|role|scope|tabIndex|type)$/;

function describe({tagName, properties}: Element): string {
  const {className, id: _id, ...others} = properties;
  const names = Object.entries(others)
    .map(([name, value]) => (enumerated.test(name) || value === '' ? `${name}=${String(value)}` : name))
    .sort();
  return [tagName, ...(Array.isArray(className) ? className : []), ...names].join(' ');
}

/** The paths of all elements in the body: what each is, in what. */
function shapesOf(html: string): ReadonlySet<string> {
  const shapes = new Set<string>();
  const walk = (node: Root | Element, above: string): void => {
    for (const child of node.children) {
      if (child.type === 'element' && child.tagName !== 'head') {
        // The class of the root names the page.
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
 * Few pages that have all shapes: elements with the same tags, classes, and names of attributes, in the same elements.
 * Read from what the server sends, in which everything is that opens later, and the sidebar at any width.
 *
 * @param pages HTML by path
 * @param first pages that are among them anyway
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
