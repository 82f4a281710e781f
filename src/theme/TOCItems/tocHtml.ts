import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import {escapeHtml} from '@site/plugins/markdown/code-blocks/escapeHtml';

/** The items of a table of contents; the texts of headings are HTML already. */
export function tocHtml(headings: readonly TOCTreeNode[], linkClassName: string | null | undefined): string {
  const classes = linkClassName ? ` class="${escapeHtml(linkClassName)}"` : '';
  return headings
    .map(({id, value, children}) => {
      const below = children.length === 0 ? '' : `<ul>${tocHtml(children, linkClassName)}</ul>`;
      return `<li><a href="#${escapeHtml(id)}"${classes}>${value}</a>${below}</li>`;
    })
    .join('');
}
