/** A step of the build that makes the tables of pages readable by screen readers. */
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** What a table above the first heading is called. */
const fallbackName = 'Table';

/** Header cells say that they head a column; an empty one heads nothing, so it becomes a plain cell. */
function repairHeader(table: Element): void {
  visit(table, {type: 'element', tagName: 'th'}, (cell: Element) => {
    if (toText(cell).trim() === '') {
      cell.tagName = 'td';
    } else {
      cell.properties.scope = 'col';
    }
  });
}

/** The title of an entry of a reference page, which its component renders as a heading. */
function entryTitle({attributes}: MdxJsxFlowElementHast): string | undefined {
  for (const attribute of attributes) {
    const isTitle =
      attribute.type === 'mdxJsxAttribute' && /^(?:title|wording|summary)$/.test(attribute.name);
    if (isTitle && typeof attribute.value === 'object' && attribute.value !== null) {
      return JSON.parse(attribute.value.value) as string;
    }
  }
  return undefined;
}

/**
 * Names every table after the heading above it and repairs its header cells. Tables under one heading are numbered.
 * The name is an `aria-label`, which the site's table component moves to the part that scrolls.
 */
export function nameTables(): (tree: Root) => void {
  return (tree) => {
    let heading = fallbackName;
    let count = 0;
    visit(tree, (element) => {
      const title = element.type === 'mdxJsxFlowElement' ? entryTitle(element) : undefined;
      if (title !== undefined) {
        heading = title;
        count = 0;
      }
      if (element.type !== 'element') {
        return;
      }
      if (/^h[1-6]$/.test(element.tagName)) {
        heading = toText(element).trim();
        count = 0;
      }
      if (element.tagName === 'table') {
        count += 1;
        element.properties.ariaLabel = count === 1 ? heading : `${heading}, table ${count}`;
        repairHeader(element);
      }
    });
  };
}
