import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';

/** A copy of a page with a placeholder for each value that readers may set, or `null` for a page without any. */
export function withPlaceholders(tree: Root): Root | null {
  if (selectAll('[data-value]', tree).length === 0) {
    return null;
  }
  const copy = structuredClone(tree);
  for (const mark of selectAll('[data-value]', copy)) {
    const {dataValue, dataNotation} = mark.properties;
    const placeholder = [dataValue, dataNotation].filter(Boolean).join(' ');
    mark.children = [{type: 'text', value: `%%${placeholder}%%`}];
  }
  return copy;
}
