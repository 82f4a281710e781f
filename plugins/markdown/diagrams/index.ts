/** A step of the build that draws diagrams: the statements in a `dot` block become an SVG in the page's own colors. */
import {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Element, Parents, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {textContent} from '../../built-pages/elements';

interface SourceFile {
  readonly path: string;
}

/** What all diagrams have in common; colors come from the style sheet. */
const defaults = `
  graph [bgcolor=transparent, pad=0.05, nodesep=0.25, ranksep=0.45]
  node [shape=box, style=rounded, fontname=Arial, fontsize=14, margin="0.14,0.08"]
  edge [fontname=Arial, fontsize=12, arrowsize=0.7]
`;

interface Diagram {
  readonly statements: string;
  /** What it shows, for readers who can't see it. */
  readonly alt: string;
  readonly parent: Parents;
  readonly index: number;
}

/** @throws when a diagram has no `alt` */
function readDiagrams(tree: Root, file: SourceFile): readonly Diagram[] {
  const diagrams: Diagram[] = [];
  visit(tree, {type: 'element', tagName: 'pre'}, (pre: Element, index, parent) => {
    const [code] = pre.children;
    const isDot =
      code?.type === 'element' &&
      Array.isArray(code.properties.className) &&
      code.properties.className.includes('language-dot');
    if (!isDot || index === undefined || parent === undefined) {
      return;
    }
    const alt = /^alt="([^"]+)"$/.exec(code.data?.meta ?? '')?.[1];
    if (alt === undefined) {
      const line = pre.position?.start.line ?? 1;
      throw new Error(
        `${file.path}:${line}: say what the diagram shows, for readers who can't see it: \`\`\`dot alt="…".`,
      );
    }
    diagrams.push({statements: textContent(code), alt, parent, index});
  });
  return diagrams;
}

/** Graphviz writes a whole document, with names as tooltips and sizes in points. */
function toSvg(document: string, alt: string): Element {
  const fragment = fromHtml(document.slice(document.indexOf('<svg')), {fragment: true, space: 'svg'});
  const svg = fragment.children.find((child) => child.type === 'element');
  if (svg === undefined) {
    throw new Error('Graphviz drew nothing.');
  }
  visit(svg, (node, index, parent) => {
    const isSuperfluous = node.type === 'comment' || (node.type === 'element' && node.tagName === 'title');
    if (isSuperfluous && index !== undefined && parent !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  const [, , width, height] = String(svg.properties.viewBox).split(' ').map(Number);
  svg.properties = {viewBox: svg.properties.viewBox, width, height, role: 'img', ariaLabel: alt};
  return svg;
}

/** Replaces each `dot` block by its drawing. */
export function drawDiagrams(): (tree: Root, file: SourceFile) => Promise<void> {
  return async (tree, file) => {
    const diagrams = readDiagrams(tree, file);
    if (diagrams.length === 0) {
      return;
    }
    const graphviz = await Graphviz.load();
    for (const {statements, alt, parent, index} of diagrams) {
      const svg = toSvg(graphviz.dot(`digraph {${defaults}${statements}}`), alt);
      parent.children[index] = {
        type: 'element',
        tagName: 'figure',
        properties: {className: ['diagram'], dataUnsearched: ''},
        children: [svg],
      };
    }
  };
}
