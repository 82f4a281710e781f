/** A step of the build that offers fields for the reader's own values where a page shows values first. */
import type {Element, Nodes, Parents, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import {textContent} from '../../built-pages/elements';
import {type ValueName, definitionOf} from '../../../src/site/readerValues';
import {partialsIn} from '../partials';
import {namesInFile} from './namesOnPage';
import {partsOf} from './placeholders';

/** The part of a virtual file that says what `plugins/markdown/front-matter` found on the page. */
interface PageFile {
  readonly value?: unknown;
  readonly data: {readonly frontMatter?: {readonly values?: readonly ValueName[]}};
}

/** What opens the fields: "Use your own folder, hostname, and more". */
function labelOf(names: readonly ValueName[]): string {
  if (names.length === 1 && names[0] === 'console-url') {
    return 'Link these steps to your own console';
  }
  // The first letter of an abbreviation, as in "SSH user", stays a capital.
  const labels = names.map((name) =>
    definitionOf(name).label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  const shown = labels.length > 2 ? [...labels.slice(0, 2), 'more'] : labels;
  return `Use your own ${new Intl.ListFormat('en').format(shown)}`;
}

/**
 * An element that isn't replaced with the theme's component: `plugins/static-docs` would treat the framework's
 * `<details>` as one with state.
 */
function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    // MDX replaces other elements with the components of the theme.
    data: {_mdxExplicitJsx: true},
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
  return jsx(
    'details',
    {'data-own-values': '', 'data-control': '', className: 'alert alert--info margin-bottom--md'},
    [summary],
  );
}

/** Where a block of code is, and the values that it shows. */
interface Code {
  readonly parent: Parents;
  readonly index: number;
  readonly names: readonly ValueName[];
}

function namesIn(code: Element): readonly ValueName[] {
  return partsOf(textContent(code)).flatMap(({name}) => name ?? []);
}

function hasValue(node: Nodes): boolean {
  if (node.type === 'element' && ('data-value' in node.properties || 'data-value-href' in node.properties)) {
    return true;
  }
  return 'children' in node && node.children.some(hasValue);
}

/** The first code block that shows values, and which ones. */
function firstCode(tree: Root): Code | undefined {
  let found: Code | undefined;
  visit(tree, {type: 'element', tagName: 'pre'}, (pre: Element, index, parent) => {
    const names = namesIn(pre);
    if (names.length === 0 || parent === undefined || index === undefined) {
      return undefined;
    }
    found = {parent, index, names};
    return EXIT;
  });
  return found;
}

/**
 * The index at which the fields go: after a page's first part with values, or before its first shared text with some.
 *
 * @param page text of the page, which shows what it shares with other pages
 */
function placeInText(tree: Root, page: string): number {
  const own = tree.children.findIndex(hasValue);
  if (own !== -1) {
    return own + 1;
  }
  const shared = partialsIn(page).filter(({file}) => namesInFile(file).length > 0);
  // A shared text may be a long list, which nobody should have to pass.
  return tree.children.findIndex(
    (part) => part.type === 'mdxJsxFlowElement' && shared.some(({name}) => name === part.name),
  );
}

/**
 * A rehype plugin that puts the box that opens the fields after the first code block that shows values; on a page
 * without such a block, after the first paragraph or list with a value, or above the first shared text with one.
 * `src/your-values/PageValues` shows the fields there.
 *
 * It runs while code blocks still have their placeholders. Shared texts have no front matter, so they offer nothing.
 */
export function offerFields(): (tree: Root, file: PageFile) => void {
  return (tree, {data, value}) => {
    const onPage = data.frontMatter?.values ?? [];
    if (onPage.length === 0) {
      return;
    }
    const code = firstCode(tree);
    if (code === undefined) {
      tree.children.splice(placeInText(tree, String(value)), 0, fieldsFor(onPage));
    } else {
      code.parent.children.splice(code.index + 1, 0, fieldsFor([...new Set([...code.names, ...onPage])]));
    }
  };
}
