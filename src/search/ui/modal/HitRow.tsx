import {memo, type ReactNode} from 'react';
import Highlighted from '../Highlighted';
import {rowId} from '../modalIds';
import type {Row} from './answer';
import HitIcon from './HitIcon';

type Props = Pick<Row, 'url' | 'icon' | 'title' | 'path' | 'snippet' | 'isChild'> & {
  /** Its number in the list. */
  readonly number: number;
  readonly isSelected: boolean;
  /** Buttons beside the link. */
  readonly children?: ReactNode;
};

/**
 * A result or a stored search: a link over the whole row, and the buttons, if any, beside it. The list listens for
 * all its rows, so that moving the selection renders two of them.
 */
function HitRow({url, icon, title, path, snippet, isChild, number, isSelected, children}: Props): ReactNode {
  return (
    <li
      id={rowId(number)}
      className={isChild ? 'DocSearch-Hit DocSearch-Hit--Child search-hit' : 'DocSearch-Hit search-hit'}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- may hold links and buttons
      role="treeitem"
      aria-selected={isSelected}
      data-row={number}
    >
      {/* A `Link` would fetch the page of every result that comes into view. The arrow keys move between results;
          Tab goes on to the buttons. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
      <a className="search-hit__link" href={url} tabIndex={-1}>
        <HitIcon name={icon} />
        <span className="search-hit__texts">
          <span className="search-hit__title">
            <Highlighted parts={title} />
          </span>
          {path !== '' && (
            <span className="search-hit__path DocSearch-Hit-path">
              <bdi>{path}</bdi>
            </span>
          )}
          {snippet && (
            <span className="search-hit__snippet">
              <Highlighted parts={snippet} />
            </span>
          )}
        </span>
      </a>
      {children}
    </li>
  );
}

export default memo(HitRow);
