import type {Element, ElementContent, Nodes} from 'hast';
import {type Handle, type State, toMdast} from 'hast-util-to-mdast';
import type {Blockquote, Code, Heading, Html, PhrasingContent, RootContent, Text} from 'mdast';
import {classesOf, findElement, named, textContent} from '../../../built-pages/elements';
import {slugOf} from '../../../../src/lib/search/slug';
import {attributeOf, childElements, codeText, withoutSkipped} from './elements';

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const isHeading = named(...headingTags);

function text(value: string): Text {
  return {type: 'text', value};
}

function within(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

function blocksOf(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element));
}

/**
 * A heading's ID as a comment, unless it can be derived from the text. Links refer to sections by ID, so readers of the
 * Markdown search for it.
 */
function idComment(element: Element): readonly (Html | Text)[] {
  const id = attributeOf(element, 'id');
  return id === '' || id === slugOf(textContent(element).trim())
    ? []
    : [text(' '), {type: 'html', value: `<!-- #${id} -->`}];
}

/** A box: its title, then what it says. */
function admonition(state: State, element: Element): Blockquote {
  const [title, content] = childElements(element);
  const name = title ? within(state, title) : [];
  return {
    type: 'blockquote',
    children: [
      {type: 'paragraph', children: [{type: 'strong', children: name}]},
      ...(content ? (blocksOf(state, content) as Blockquote['children']) : []),
    ],
  };
}

/** A block of code after its title. */
function code(element: Element): RootContent[] {
  const language = classesOf(element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const title = findElement(element, (inner) => classesOf(inner).includes('code-block__title'));
  const block: Code = {
    type: 'code',
    lang: language ?? 'text',
    value: textContent(findElement(element, named('pre')) ?? element),
  };
  return title ? [{type: 'paragraph', children: [text(textContent(title))]}, block] : [block];
}

/** A picture with its caption, once, although the page has it for both color modes. */
function figure(state: State, element: Element): RootContent[] {
  const image = findElement(element, named('img'));
  const others = element.children.filter((child) => child.type === 'element' && child.tagName !== 'a');
  const children = [...(image ? [image] : []), ...others];
  return blocksOf(state, {...element, children});
}

/** Whether an element is the number of a tag's pages, which only the style sheet keeps apart from the tag. */
function isCount({children: [only, ...others]}: Element): boolean {
  return only?.type === 'text' && others.length === 0 && /^\d+$/.test(only.value);
}

/** A space between two links that only the style sheet keeps apart, such as buttons. */
function gapBefore(link: Element, siblings: readonly unknown[] = []): readonly Text[] {
  const before = siblings[siblings.indexOf(link) - 1] as Nodes | undefined;
  return before?.type === 'element' && before.tagName === 'a' ? [text(' ')] : [];
}

/** How one page's elements become Markdown, where it isn't as in any HTML. */
function createHandlers(): Readonly<Record<string, Handle>> {
  // The level of the last heading: what opens below it, such as a tab, has a heading of the next one.
  let level = 1;
  const heading = (depth: number, children: readonly PhrasingContent[]): Heading => {
    level = Math.min(depth, 6);
    return {type: 'heading', depth: level as Heading['depth'], children: [...children]};
  };
  const keepingLevel = (blocks: () => RootContent[]): RootContent[] => {
    const before = level;
    const found = blocks();
    level = before;
    return found;
  };
  /** Parts that readers open one by one, each below a heading with its label. */
  const labeled = (state: State, label: readonly PhrasingContent[], content: Element): RootContent[] =>
    keepingLevel(() => [heading(level + 1, label), ...blocksOf(state, content)]);
  const tabs = (state: State, element: Element): RootContent[] =>
    childElements(element)
      .flatMap(childElements)
      .filter(({properties}) => properties.role === 'tabpanel')
      .flatMap((panel) => labeled(state, [text(attributeOf(panel, 'dataLabel'))], panel));
  const children: Handle = (state, element: Element) => state.all(element);
  const ofHeading: Handle = (state, element: Element) =>
    heading(Number(element.tagName.slice(1)), [...within(state, element), ...idComment(element)]);
  return {
    ...Object.fromEntries(headingTags.map((tag) => [tag, ofHeading])),
    kbd: children,
    u: children,
    var: children,
    input: () => undefined,
    code: (_state, element: Element) => ({type: 'inlineCode', value: attributeOf(element, codeText)}),
    pre: (_state, element: Element) => code(element),
    figure,
    svg: (_state, element: Element) => ({
      type: 'paragraph',
      children: [text(`Diagram: ${attributeOf(element, 'ariaLabel')}`)],
    }),
    span: (state, element: Element) => [...(isCount(element) ? [text(' ')] : []), ...within(state, element)],
    a: (state, element: Element, parent) => {
      const {href} = element.properties;
      const content = within(state, element);
      return typeof href === 'string' && content.length > 0
        ? [
            ...gapBefore(element, parent?.children),
            {type: 'link', url: state.resolve(href), children: content},
          ]
        : content;
    },
    div: (state, element: Element) => {
      if (classesOf(element).includes('theme-admonition')) {
        return admonition(state, element);
      }
      if (classesOf(element).includes('code-block')) {
        return code(element);
      }
      return element.properties.dataTabGroup === undefined ? blocksOf(state, element) : tabs(state, element);
    },
    details: (state, element: Element) => {
      const [summary, ...content] = element.children as readonly ElementContent[];
      if (summary?.type !== 'element') {
        return [];
      }
      return findElement(summary, isHeading)
        ? keepingLevel(() => blocksOf(state, {...element, children: [...summary.children, ...content]}))
        : labeled(state, within(state, summary), {...element, children: content});
    },
  };
}

/**
 * The content of a page as a tree of Markdown.
 *
 * @param base absolute URL of the page
 */
export function markdownTree(content: Element, base: string): readonly RootContent[] {
  const tree = toMdast(
    {
      type: 'root',
      children: [
        {type: 'element', tagName: 'base', properties: {href: base}, children: []},
        withoutSkipped(content),
      ],
    },
    {handlers: createHandlers()},
  );
  return tree.type === 'root' ? tree.children : [];
}
