import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** `{/* #id *\/}` at the end of a heading. */
const idComment = /^\/\*\s*#(?<id>\S+)[\s\S]*\*\/$/;

function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Takes the id of a trailing comment out of the heading. */
function takeCommentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? idComment.exec(last.value.trim())?.groups?.id : undefined;
  if (id !== undefined) {
    heading.children.pop();
  }
  return id;
}

/** Takes the id of a trailing `{#id}` out of the heading. */
function takeClassicId(heading: Heading): string | undefined {
  const {id} = parseMarkdownHeadingId(textOf(heading));
  const last = heading.children.at(-1);
  if (id !== undefined && last?.type === 'text') {
    last.value = parseMarkdownHeadingId(last.value).text;
  }
  return id;
}

/** Gives each heading the id that Docusaurus gives it. */
export function setHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const id = takeCommentId(heading) ?? takeClassicId(heading) ?? slugger.slug(textOf(heading));
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  });
}
