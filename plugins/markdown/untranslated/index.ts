/** A step of the build that keeps browsers from translating what readers type, look for, or paste letter by letter. */
import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {textContent} from '../../built-pages/elements';
import {isLabel} from '../../../src/site/text/isLabel';

const codeElements: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);

/** Marks the code in the page's list of headings, which the compiler has written as a module with HTML in it. */
function markCode(node: unknown): void {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
    const value = node.value.replaceAll('<code>', '<code translate="no">');
    Object.assign(node, {value, raw: JSON.stringify(value)});
    return;
  }
  Object.values(node).forEach(markCode);
}

/**
 * A rehype plugin that sets `translate="no"` on code, keys, and labels of the console. Code blocks have it already.
 */
export function keepUntranslated(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'element') {
        const {tagName, properties} = node;
        if (codeElements.has(tagName) || (tagName === 'strong' && isLabel(textContent(node)))) {
          properties.translate = 'no';
          return SKIP;
        }
      } else if (node.type === 'mdxJsxTextElement' && codeElements.has(node.name ?? '')) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'translate', value: 'no'});
        return SKIP;
      } else if (node.type === 'mdxjsEsm') {
        markCode(node.data);
      }
      return undefined;
    });
  };
}
