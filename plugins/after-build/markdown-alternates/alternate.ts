import type {Root} from 'hast';
import type {RootContent} from 'mdast';
import {stringify} from 'yaml';
import {
  canonicalUrl,
  findArticle,
  findElement,
  findMain,
  isNoIndex,
  metaContent,
  named,
  textContent,
} from '../../built-pages/elements';
import {alternateAddress} from '../../../src/lib/alternateAddress';
import {product} from '../../../src/site/product';
import {markdownTree} from './convert/markdownTree';
import {markdownText} from './convert/markdownText';

/** What a page says, as Markdown, with placeholders for the values that readers may set. */
export interface Alternate {
  /** Absolute URL of the page itself. */
  readonly address: string;
  /** Path of the alternate under the output folder. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** The title as a heading. */
  readonly heading: string;
  /** Everything below the title. */
  readonly text: string;
}

function isTitle(block: RootContent): boolean {
  return block.type === 'heading' && block.depth === 1;
}

/**
 * The alternate of a built page; `null` for one without a canonical URL or a title.
 *
 * @param root absolute URL of the home page
 */
export function alternateOf(tree: Root, root: string): Alternate | null {
  const address = canonicalUrl(tree);
  const content = findArticle(tree) ?? findMain(tree);
  const title = content && findElement(content, named('h1'));
  if (address === null || !title) {
    return null;
  }
  const blocks = markdownTree(content, address);
  return {
    address,
    file: alternateAddress(address, root).slice(root.length),
    title: textContent(title),
    description: metaContent(tree, 'description') ?? '',
    isListed: !isNoIndex(tree),
    heading: markdownText(blocks.filter(isTitle)),
    text: markdownText(blocks.filter((block) => !isTitle(block))),
  };
}

/**
 * An alternate's file.
 *
 * @param index absolute URL of `llms.txt`
 */
export function alternateText(
  {address, title, description, heading, text}: Alternate,
  index: string,
): string {
  const frontMatter = stringify({title, description, release: product.release, address}, {lineWidth: 0});
  const parts = [`---\n${frontMatter}---`, heading, `> All pages: [llms.txt](${index})`, text];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
