import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {partOf} from '../../../src/site/screenshotParts';
import {sizeScreenshots} from './index';

/** The attributes that the build gives a screenshot. */
function attributesWith(written: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const attributes: MdxJsxFlowElementHast['attributes'] = Object.entries(written).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  const element: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'Screenshot',
    attributes,
    children: [],
  };
  const tree: Root = {type: 'root', children: [element]};
  sizeScreenshots()(tree);
  return Object.fromEntries(
    element.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [])),
  );
}

describe('a screenshot', () => {
  it('gets the size of its part of the screen', () => {
    const [, , width, height] = partOf('alerts');
    expect(attributesWith({name: 'alerts', alt: 'Alerts page'})).toMatchObject({
      width: String(width),
      height: String(height),
    });
  });

  it('stops the build if nothing says what it shows', () => {
    expect(() => attributesWith({name: 'alerts'})).toThrow(/The screenshot "alerts" has no alt/);
  });
});
