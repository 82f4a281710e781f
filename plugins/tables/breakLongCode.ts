import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Words up to this many characters fit a column of the narrowest screen. */
const longestUnbroken = 14;

/** Where a path, a dotted name or a camelCase name may end a line: before a slash, after a dot, before a capital. */
const breakPoint = /(?<=[^/])(?=\/)|(?<=\w\.)(?=\w)|(?<=[a-z])(?=[A-Z])/;

function withBreaks(text: string): ElementContent[] {
  const parts = text
    .split(/(\s+)/)
    .flatMap((word) => (word.length > longestUnbroken ? word.split(breakPoint) : [word]));
  return parts.flatMap((value, index): ElementContent[] => {
    const part: ElementContent = {type: 'text', value};
    const isInsideWord = index > 0 && !/\s$/.test(parts[index - 1] ?? '') && !/^\s/.test(value);
    return isInsideWord ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part] : [part];
  });
}

/**
 * Lets long code in cells of tables break between its parts on narrow screens (`/providers/:id` and `/refresh`), where
 * it would break inside a word. The text stays the same, so that it is found and copied as it is.
 */
export function breakLongCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'element', tagName: 'td'}, (cell: Element) => {
      visit(cell, {type: 'element', tagName: 'code'}, (code: Element) => {
        code.children = code.children.flatMap((child) =>
          child.type === 'text' ? withBreaks(child.value) : [child],
        );
      });
    });
  };
}
