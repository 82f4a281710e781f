/** A page of the documentation as its author wrote it: parsed once, and used by every check of the pages. */
import {type Code, type Heading, type Nodes, type Root, type Table} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {withDefaults} from '../../../src/site/readerValues';

export interface DocPage {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
}

export interface Cell {
  readonly text: string;
  /** As its author wrote it. */
  readonly source: string;
  /** Its text in backticks. */
  readonly codes: readonly string[];
}

export interface PageTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A page with the values that its readers see.
 *
 * @throws Error naming the file if the source isn't valid MDX
 */
export function parseDocPage(file: string, written: string): DocPage {
  const source = withDefaults(written);
  try {
    return {file, source, tree: parseMarkdown(source)};
  } catch (error) {
    throw new Error(`${file} isn't valid MDX: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Partials are included by pages and have neither title nor front matter. Their own name, or their folder's, begins with `_`. */
export function isPartial({file}: DocPage): boolean {
  return /(?:^|\/)_/.test(file);
}

/** The properties above a page's text, as its author wrote them. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const yaml = /^---\n([^]*?)\n---\n/.exec(source)?.[1] ?? '';
  return (parse(yaml) ?? {}) as Readonly<Record<string, unknown>>;
}

/** The nodes of one type, in the order of the page. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): readonly Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, (node) => {
    if (node.type === type) {
      found.push(node as Extract<Nodes, {type: Type}>);
    }
  });
  return found;
}

/** The text of a node as a reader sees it. */
export function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

export function codeBlocksOf(page: DocPage): readonly Code[] {
  return nodesOf(page.tree, 'code');
}

export function headingsOf(page: DocPage): readonly Heading[] {
  return nodesOf(page.tree, 'heading');
}

/** A code block by its page and line, as an editor opens it. */
export function placeOf({file}: DocPage, node: Nodes): string {
  return `${file}:${node.position?.start.line ?? 1}`;
}

function tableOf({children}: Table, source: string): PageTable {
  const [head, ...body] = children.map((row) =>
    row.children.map((cell) => ({
      text: textOf(cell),
      source: source.slice(cell.position?.start.offset, cell.position?.end.offset),
      codes: nodesOf(cell, 'inlineCode').map(({value}) => value),
    })),
  );
  return {headers: (head ?? []).map(({text}) => text), rows: body};
}

export function tablesOf(page: DocPage): readonly PageTable[] {
  return nodesOf(page.tree, 'table').map((table) => tableOf(table, page.source));
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/**
 * Reads an MDX source into its Markdown tree.
 *
 * @throws VFileMessage when the source isn't valid MDX
 */
export function parseMarkdown(source: string): Root {
  return parser.parse(source);
}
