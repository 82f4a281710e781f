/** A step of the build that gives screenshots their size, so that pages don't load the table of all of them. */
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {partOf} from '../../../src/site/screenshotParts';

function attribute(name: string, value: number): MdxJsxFlowElementHast['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value: String(value)};
}

/** Adds `width` and `height` to each `Screenshot`. */
export function sizeScreenshots(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'mdxJsxFlowElement', name: 'Screenshot'}, (element: MdxJsxFlowElementHast) => {
      const name = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name');
      const [, , width, height] = partOf(typeof name?.value === 'string' ? name.value : '');
      element.attributes.push(attribute('width', width), attribute('height', height));
    });
  };
}
