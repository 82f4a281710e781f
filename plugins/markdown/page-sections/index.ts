/** A step of the build that puts what stands below a heading of level 2 into a section with it. */
import type {Element, Root, RootContent} from 'hast';

/**
 * One for what `src/css/content.css` says of sections, and the theme's, whose rules are for what stands directly in
 * such an element.
 */
const classNames = ['markdown', 'page-section'];

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

/** A section reaches from a heading of level 2 to the next one; what stands above the first stays as it is. */
export function pageSections(): (tree: Root) => void {
  return (tree) => {
    const topLevel: RootContent[] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (isHeading(node)) {
        section = {
          type: 'element',
          tagName: 'section',
          properties: {className: [...classNames]},
          children: [],
        };
        topLevel.push(section);
      }
      // Imports and exports of a page may only stand at its top level.
      if (section === undefined || node.type === 'mdxjsEsm' || node.type === 'doctype') {
        topLevel.push(node);
      } else {
        section.children.push(node);
      }
    }
    tree.children = topLevel;
  };
}
