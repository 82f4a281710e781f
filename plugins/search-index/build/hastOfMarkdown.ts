import type {Root as HastRoot} from 'hast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {setHeadingIds} from './headingIds';
import {markdownHandlers} from './markdownHandlers';
import {parseMarkdown} from './parseMarkdown';

/**
 * Reads an MDX source into the tree that its page would have, as far as the text goes: components leave their
 * children, expressions leave nothing.
 *
 * @throws VFileMessage when the source is not valid MDX
 */
export function hastOfMarkdown(source: string): HastRoot {
  const tree = parseMarkdown(source);
  setHeadingIds(tree);
  return unified()
    .use(remarkRehype, {handlers: markdownHandlers(source)})
    .runSync(tree);
}
