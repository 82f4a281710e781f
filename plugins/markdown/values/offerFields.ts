/** A step of the build that offers fields for the reader's own values where a page shows values first. */
import type {Element, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toText} from 'hast-util-to-text';
import {EXIT, visit} from 'unist-util-visit';
import {type ValueName, valueOf} from '../../../src/site/readerValues';
import {partsOf} from './placeholders';

/** The part of a virtual file that says what `plugins/markdown/front-matter` found on the page. */
interface PageFile {
  readonly data: {readonly frontMatter?: {readonly values?: readonly ValueName[]}};
}

/** What opens the fields: "Use your own folder, hostname, and more". */
function labelOf(names: readonly ValueName[]): string {
  if (names.length === 1 && names[0] === 'console-url') {
    return 'Link these steps to your own console';
  }
  // The first letter of an abbreviation, as in "SSH user", stays a capital.
  const [first, second, ...more] = names.map((name) =>
    valueOf(name).label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  const list =
    second === undefined
      ? [first]
      : more.length === 0
        ? [first, ' and ', second]
        : [first, ', ', second, ', and more'];
  return `Use your own ${list.join('')}`;
}

/** An element that React leaves as it is: `plugins/static-docs` would take the framework's `<details>` for one with state. */
function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElementHast['children'],
  };
}

function fieldsFor(names: readonly ValueName[]): MdxJsxFlowElementHast {
  const summary = jsx('summary', {}, [{type: 'text', value: labelOf(names)}]);
  return jsx('details', {'data-own-values': '', 'data-control': '', className: 'margin-bottom--md'}, [
    summary,
  ]);
}

function namesIn(code: Element): readonly ValueName[] {
  return partsOf(toText(code)).flatMap(({name}) => name ?? []);
}

function hasValue(node: Nodes): boolean {
  if (node.type === 'element' && ('data-value' in node.properties || 'data-value-href' in node.properties)) {
    return true;
  }
  return 'children' in node && node.children.some(hasValue);
}

/** @returns whether any code shows a value */
function offerAfterCode(tree: Root, onPage: readonly ValueName[]): boolean {
  let names: readonly ValueName[] = [];
  visit(tree, {type: 'element', tagName: 'pre'}, (pre: Element, index, parent) => {
    names = namesIn(pre);
    if (names.length === 0 || parent === undefined || index === undefined) {
      return undefined;
    }
    parent.children.splice(index + 1, 0, fieldsFor([...new Set([...names, ...onPage])]));
    return EXIT;
  });
  return names.length > 0;
}

/**
 * A rehype plugin that puts the way to the fields after the first block of code that shows values; on a page that has them
 * in its text only, after the paragraph or list of the first one. `src/your-values/PageValues` shows the fields there.
 *
 * It runs while code blocks still have their placeholders. Texts that pages share have no front matter.
 */
export function offerFields(): (tree: Root, file: PageFile) => void {
  return (tree, {data}) => {
    const onPage = data.frontMatter?.values ?? [];
    const place = tree.children.findIndex(hasValue);
    if (!offerAfterCode(tree, onPage) && onPage.length > 0 && place !== -1) {
      tree.children.splice(place + 1, 0, fieldsFor(onPage));
    }
  };
}
