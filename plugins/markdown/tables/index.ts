/** A step of the build that makes the tables of pages readable by screen readers. */
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {select, selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {textContent} from '../../built-pages/elements';
import {rowId} from '../../../src/lib/reference/rowId';

/** The part of a virtual file that has its name: `deploy` for `docs/deploy.mdx`. */
interface NamedFile {
  readonly stem?: string;
}

/** What a table above the first heading is called: `without-effect.mdx` has the table "Without effect". */
function nameOfFile({stem = 'table'}: NamedFile): string {
  const words = stem.replace(/^_/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Marks header cells as heading a column; an empty one heads nothing, so it becomes a plain cell. */
function repairHeader(table: Element): void {
  visit(table, {type: 'element', tagName: 'th'}, (cell: Element) => {
    if (textContent(cell).trim() === '') {
      cell.tagName = 'td';
    } else {
      cell.properties.scope = 'col';
    }
  });
}

/** Headers of the tables whose rows have an anchor. */
const settingColumns: ReadonlySet<string> = new Set(['Key', 'Variable', 'Setting']);

/** Gives the row of each setting an anchor, for links to that setting alone. */
function addressRows(table: Element): void {
  const column = textContent(select('th', table) ?? table).trim();
  if (!settingColumns.has(column)) {
    return;
  }
  for (const row of selectAll('tbody tr', table)) {
    const code = select('td:first-child > code:only-child', row);
    if (code) {
      row.properties.id ??= rowId(column, textContent(code).trim());
    }
  }
}

/**
 * The title of an entry on a reference page, which its component renders as a heading.
 *
 * @throws Error naming the file when it isn't JSON, the only form that can be read here
 */
function entryTitle(
  {name, attributes}: MdxJsxFlowElementHast,
  {stem = 'A page'}: NamedFile,
): string | undefined {
  for (const attribute of attributes) {
    const isTitle =
      attribute.type === 'mdxJsxAttribute' && /^(?:title|template|summary)$/.test(attribute.name);
    if (isTitle && typeof attribute.value === 'object' && attribute.value !== null) {
      const {value} = attribute.value;
      try {
        return JSON.parse(value) as string;
      } catch {
        throw new Error(
          `${stem}: write text in double quotes in <${name ?? ''} ${attribute.name}={${value}}>.`,
        );
      }
    }
  }
  return undefined;
}

/**
 * Names every table after the heading above it, repairs its header cells, and gives rows of settings an anchor. Tables
 * under one heading are numbered. The name is an `aria-label`, which the site's table component moves to the part that
 * scrolls.
 */
export function nameTables(): (tree: Root, file: NamedFile) => void {
  return (tree, file) => {
    let heading = nameOfFile(file);
    let count = 0;
    visit(tree, (element) => {
      const title = element.type === 'mdxJsxFlowElement' ? entryTitle(element, file) : undefined;
      if (title !== undefined) {
        heading = title;
        count = 0;
      }
      if (element.type !== 'element') {
        return;
      }
      if (/^h[1-6]$/.test(element.tagName)) {
        heading = textContent(element).trim();
        count = 0;
      }
      if (element.tagName === 'table') {
        count += 1;
        element.properties.ariaLabel = count === 1 ? heading : `${heading}, table ${count}`;
        repairHeader(element);
        addressRows(element);
      }
    });
  };
}
