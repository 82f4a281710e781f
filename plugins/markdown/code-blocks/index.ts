import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {blockHtml, type CodeBlock} from './blockHtml';

/** What the MDX compiler made of a fenced block, or `undefined` for any other `pre`. */
function codeBlockOf(pre: Element): CodeBlock | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  const {className, metastring} = code.properties;
  const language = Array.isArray(className) ? String(className[0]).replace(/^language-/, '') : 'text';
  const [text] = code.children;
  return {
    code: text?.type === 'text' ? text.value : '',
    language,
    meta: typeof metastring === 'string' ? metastring : '',
  };
}

function attribute(name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** `dangerouslySetInnerHTML={{__html: '…'}}`, made from the page's source during the build. */
function innerHtml(html: string): MdxJsxAttribute {
  return attribute('dangerouslySetInnerHTML', {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression: valueToEstree({__html: html})}],
      },
    },
  });
}

/**
 * Makes a rehype plugin that turns fenced blocks into static HTML with highlighted code. The browser needs neither the
 * highlighter nor its themes, and React has nothing to hydrate. The base path isn't an option of the plugin, because
 * options would be in the scripts of every page.
 *
 * @param basePath path of the site under its origin, with a slash at both ends
 */
export function codeBlocks(basePath: string): () => (tree: Root) => void {
  return () => (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      const block = node.tagName === 'pre' ? codeBlockOf(node) : undefined;
      if (block === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      const staticBlock: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [
          attribute('className', `theme-code-block code-block language-${block.language}`),
          attribute('translate', 'no'),
          innerHtml(blockHtml(block, basePath)),
        ],
        children: [],
      };
      parent.children[index] = staticBlock;
      return SKIP;
    });
  };
}
