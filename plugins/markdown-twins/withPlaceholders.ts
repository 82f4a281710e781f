import type {Element, ElementContent, Root, RootContent} from 'hast';

function replaceIn<Node extends ElementContent | RootContent>(node: Node): Node | Element {
  if (node.type !== 'element') {
    return node;
  }
  const {dataValue, dataNotation} = node.properties;
  if (dataValue !== undefined) {
    const placeholder = [dataValue, dataNotation].filter(Boolean).join(' ');
    return {...node, children: [{type: 'text', value: `%%${placeholder}%%`}]};
  }
  const children = node.children.map(replaceIn);
  return children.every((child, place) => child === node.children[place]) ? node : {...node, children};
}

/**
 * A page with a placeholder for each value that readers may set, or `null` for a page without any. It shares with the
 * original what's the same in both.
 */
export function withPlaceholders(tree: Root): Root | null {
  const children = tree.children.map(replaceIn);
  return children.every((child, place) => child === tree.children[place]) ? null : {...tree, children};
}
