import type {Element, ElementContent} from 'hast';
import type {Code, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Handlers, State} from 'mdast-util-to-hast';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const literal = /^(['"`])(?<text>[^'"`]*)\1$/;

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}

function attribute(node: JsxElement, name: string): string | null {
  const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}

function paragraph(text: string | null, tagName = 'p'): ElementContent[] {
  return text === null ? [] : [element(tagName, [{type: 'text', value: text}])];
}

/** The names of the tabs, as the built page has them, in front of their panels. */
function tabs(state: State, node: JsxElement): Element {
  const items = node.children.filter((child): child is JsxElement => 'attributes' in child);
  const names = items.flatMap((item) =>
    paragraph(attribute(item, 'label') ?? attribute(item, 'value'), 'li'),
  );
  return element('div', [element('ul', names, {role: 'tablist'}), ...state.all(node)]);
}

/** HTML stays what it is; a component leaves its caption and its children. */
function jsx(state: State, node: JsxElement): Element {
  if (node.name === 'Tabs') {
    return tabs(state, node);
  }
  const isHtml = node.name !== null && /^[a-z]/.test(node.name);
  const fallback = node.type === 'mdxJsxTextElement' ? 'span' : 'div';
  const id = attribute(node, 'id');
  return element(
    isHtml && node.name !== null ? node.name : fallback,
    [...paragraph(attribute(node, 'caption')), ...state.all(node)],
    id === null ? {} : {id},
  );
}

const codeTitle = /\btitle=(['"])(?<text>.*?)\1/;

/** A code block with its title in front, where it has one. */
function code(_state: State, {value, meta}: Code): ElementContent[] {
  const title = codeTitle.exec(meta ?? '')?.groups?.text ?? null;
  return [...paragraph(title), element('pre', [{type: 'text', value}])];
}

/** How the nodes that MDX and directives add become HTML. */
export function markdownHandlers(source: string): Handlers {
  // `host:port` is no directive of ours: what was written stays.
  const asWritten = (_state: State, node: Nodes): ElementContent => ({
    type: 'text',
    value: source.slice(node.position?.start.offset, node.position?.end.offset),
  });
  const expression = (_state: State, node: {readonly value: string}): ElementContent => ({
    type: 'text',
    value: literal.exec(node.value)?.groups?.text ?? '',
  });
  return {
    code,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: () => undefined,
    textDirective: asWritten,
    leafDirective: asWritten,
    containerDirective: (state: State, node: Nodes & {children: never[]}) => element('div', state.all(node)),
  };
}
