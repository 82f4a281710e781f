import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {listId} from '../modalIds';

interface Props {
  /** A pointer moves over a row. */
  readonly onPoint: (row: number) => void;
  /** The link of a row is used, with any button of the mouse and any key held. */
  readonly onFollow: (row: number, event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** The tree that the search box controls. It listens once for all rows. */
export default function HitList({onPoint, onFollow, children}: Props): ReactNode {
  const follow = (event: MouseEvent): void => {
    const row = rowAt(event);
    if (row !== null && (event.target as Element).closest('a')) {
      onFollow(row, event);
    }
  };
  return (
    // The keys go to the search box, which points at the selected row.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- see above
    <div
      id={listId}
      role="tree"
      aria-label={translate({
        id: 'search.modal.results',
        message: 'Results and earlier searches',
        description: 'Name of the list below the search box',
      })}
      onMouseMove={(event) => {
        const row = rowAt(event);
        if (row !== null) {
          onPoint(row);
        }
      }}
      onClick={follow}
      onAuxClick={follow}
    >
      {children}
    </div>
  );
}

function rowAt({target}: MouseEvent): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? null : Number(row.dataset.row);
}
