import type {Element, ElementContent} from 'hast';
import {isValueName, placeholder, withDefaults, type ValuePlace} from '../../../src/site/readerValues';

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

/** Where a text has values after `withDefaults` has replaced its placeholders with the defaults. */
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
