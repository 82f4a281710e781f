/** Features in pages that some browser lacks: elements, attributes, and their values. */
import {visit} from 'unist-util-visit';
import {type Element} from 'hast';
import {type ParsedPage} from '../builtSite';
import {type UnsupportedFeatures} from './promised';
import {type Use} from './uses';

/** Attributes as the page has them: `fetchpriority`, not `fetchPriority`. */
function attributesOf({properties}: Element): readonly (readonly [name: string, value: string])[] {
  return Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]);
}

function pathsOf(element: Element): readonly (readonly string[])[] {
  const own = ['html', 'elements', element.tagName];
  return [
    own,
    ...attributesOf(element).flatMap(([name, value]) =>
      [
        [...own, name],
        ['html', 'global_attributes', name],
      ].flatMap((path) => [path, [...path, value]]),
    ),
  ];
}

export function findNewMarkup(pages: Iterable<ParsedPage>, lacks: UnsupportedFeatures): readonly Use[] {
  const found: Use[] = [];
  for (const {route, tree} of pages) {
    visit(tree, 'element', (element) => {
      found.push(
        ...pathsOf(element)
          .flatMap((path) => lacks.at(path) ?? [])
          .map((lack) => ({...lack, where: route})),
      );
    });
  }
  return found;
}
