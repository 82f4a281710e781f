import type {Element, ElementContent, Root, RootContent} from 'hast';
import {isValueName, placeholder, withDefaults, type ValuePlace} from '../../src/site/readerValues';

function replaceIn<Node extends ElementContent | RootContent>(node: Node): Node | Element {
  if (node.type !== 'element') {
    return node;
  }
  const {dataValue, dataNotation} = node.properties;
  if (dataValue !== undefined) {
    const name = [dataValue, dataNotation].filter(Boolean).join(' ');
    return {...node, children: [{type: 'text', value: `%%${name}%%`}]};
  }
  const children = node.children.map(replaceIn);
  return children.every((child, place) => child === node.children[place]) ? node : {...node, children};
}

/**
 * A page with a placeholder for each value that readers may set. It shares with the original what's the same in both.
 */
export function withPlaceholders(tree: Root): Root {
  return {...tree, children: tree.children.map(replaceIn)};
}

/** Where a text has values once `withDefaults` has put the defaults in place of its placeholders. */
export function valuePlaces(template: string): readonly ValuePlace[] {
  let shift = 0;
  return Array.from(template.matchAll(placeholder)).flatMap(({0: mark, index, groups}) => {
    if (!isValueName(groups?.name)) {
      return [];
    }
    const place = [index + shift, mark] as const;
    shift += withDefaults(mark).length - mark.length;
    return [place];
  });
}
