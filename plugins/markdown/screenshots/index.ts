/** A step of the build that gives screenshots their size, so that pages don't load the table of all of them. */
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {partOf} from '../../../src/site/screenshotParts';

function attribute(name: string, value: number): MdxJsxFlowElementHast['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value: String(value)};
}

/** What an author wrote for an attribute of an element; an empty text without it. */
function written(element: MdxJsxFlowElementHast, name: string): string {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/**
 * Adds `width` and `height` to each `Screenshot`.
 *
 * @throws Error when one has no `alt`
 */
export function sizeScreenshots(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'mdxJsxFlowElement', name: 'Screenshot'}, (element: MdxJsxFlowElementHast) => {
      const name = written(element, 'name');
      if (written(element, 'alt') === '') {
        throw new Error(
          `The screenshot "${name}" has no alt: say what it shows, for readers who can't see it.`,
        );
      }
      const [, , width, height] = partOf(name);
      element.attributes.push(attribute('width', width), attribute('height', height));
    });
  };
}
