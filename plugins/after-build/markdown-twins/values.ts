import type {Element, ElementContent} from 'hast';

function withMarks(node: ElementContent): ElementContent {
  return node.type === 'element' ? withPlaceholders(node) : node;
}

/**
 * An element with a placeholder for each value that readers may set. It shares with the original what's the same in both.
 */
export function withPlaceholders(element: Element): Element {
  const {dataValue} = element.properties;
  if (typeof dataValue === 'string') {
    return {...element, children: [{type: 'text', value: `%%${dataValue}%%`}]};
  }
  const children = element.children.map(withMarks);
  return children.every((child, place) => child === element.children[place])
    ? element
    : {...element, children};
}
