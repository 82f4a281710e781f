import type {Root} from 'hast';
import {stringify} from 'yaml';
import {
  canonicalAddress,
  findArticle,
  findElement,
  findMain,
  isNoIndex,
  metaContent,
  named,
  rawText,
} from '../../built-pages/elements';
import {twinAddress} from '../../../src/lib/twinAddress';
import {blocksOf} from './convert/blocks';
import {readChildren} from './convert/elements';
import {withPlaceholders} from './values';

/** What a page says, as Markdown, with placeholders for the values that readers may set. */
export interface Twin {
  /** Absolute URL of the page itself. */
  readonly address: string;
  /** Path of the twin under the output folder. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** Its blocks, the title first. */
  readonly blocks: readonly string[];
}

function isTitle(block: string): boolean {
  return block.startsWith('# ');
}

/**
 * The twin of a built page; `null` for one without a canonical URL or a title.
 *
 * @param root absolute URL of the home page
 */
export function twinOf(tree: Root, root: string): Twin | null {
  const address = canonicalAddress(tree);
  const content = findArticle(tree) ?? findMain(tree);
  const title = content && findElement(content, named('h1'));
  if (address === null || !title) {
    return null;
  }
  const blocks = blocksOf(readChildren(withPlaceholders(content)), {base: address, level: 1});
  return {
    address,
    file: twinAddress(address, root).slice(root.length),
    title: rawText(title),
    description: metaContent(tree, 'description') ?? '',
    isListed: !isNoIndex(tree),
    blocks: [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))],
  };
}

/**
 * A twin's file.
 *
 * @param index absolute URL of `llms.txt`
 */
export function twinText(
  {address, title, description, blocks}: Twin,
  release: string,
  index: string,
): string {
  const frontMatter = stringify({title, description, release, address}, {lineWidth: 0});
  const [heading = '', ...text] = blocks;
  return (
    [`---\n${frontMatter}---`, heading, `> All pages: [llms.txt](${index})`, ...text].join('\n\n') + '\n'
  );
}
