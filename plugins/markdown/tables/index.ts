/** A step of the build that makes the tables of pages readable by screen readers. */
import type {Element, Root} from 'hast';
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

/**
 * Names every table after the heading above it and repairs its header cells. Tables under one heading are numbered.
 * The name is an `aria-label`, which the site's table component moves to the part that scrolls.
 */
export function nameTables(): (tree: Root) => void {
  return (tree) => {
    let heading = fallbackName;
    let count = 0;
    visit(tree, 'element', (element) => {
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
