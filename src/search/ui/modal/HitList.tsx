import {memo, useEffect, useState, type Dispatch, type MouseEvent, type ReactNode} from 'react';
import {afterPaint} from '@site/src/behavior/afterPaint';
import {closestTo} from '@site/src/lib/closestTo';
import {groupBy} from '@site/src/lib/groupBy';
import type {ModalAction} from './modalState';
import {listId} from './SearchBox';
import HitRow from './HitRow';
import type {Row} from './rows';
import type {MoveSearch} from './useStoredSearches';

interface Props {
  readonly rows: readonly Row[];
  readonly selected: number | null;
  readonly moveStored: MoveSearch;
  readonly dispatch: Dispatch<ModalAction>;
  /** Called when a row's link was clicked, with any mouse button and any key held. */
  readonly onFollow: (row: Row, event: MouseEvent) => void;
}

/** The tree that the search box controls. Handles the pointer for all rows, and first renders what fits on a screen. */
function HitList({rows, selected, moveStored, dispatch, onFollow}: Props): ReactNode {
  const most = useRenderedRows(selected);
  const follow = (event: MouseEvent): void => {
    const index = rowAt(event);
    const row = index === null ? undefined : rows[index];
    if (row && (event.target as Element).closest('a')) {
      onFollow(row, event);
    }
  };
  return (
    // The search box handles the keys and points to the selected row.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- see above
    <div
      id={listId}
      role="tree"
      aria-label="Results and earlier searches"
      onMouseMove={(event) => {
        const row = rowAt(event);
        if (row !== null) {
          dispatch({type: 'select', row});
        }
      }}
      onClick={follow}
      onAuxClick={follow}
    >
      {[...groupBy(rows.slice(0, most), ({group}) => group)].map(([name, members], number) => {
        const headingId = `${listId}-group-${number}`;
        return (
          <div key={name} className="DocSearch-Hits">
            <div className="DocSearch-Hit-source" id={headingId}>
              <bdi>{name}</bdi>
            </div>
            <ul role="group" aria-labelledby={headingId}>
              {members.map((row) => (
                <HitRow
                  key={row.objectID}
                  row={row}
                  index={rows.indexOf(row)}
                  isSelected={selected !== null && row === rows[selected]}
                  moveStored={moveStored}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

export default memo(HitList);

function rowAt(event: MouseEvent): number | null {
  const row = closestTo(event, '[data-row]');
  return row === null ? null : Number(row.dataset.row);
}

/** As many as fit on a large screen. */
const rowsOnScreen = 8;

/**
 * How many rows of a new list are rendered: a screenful in the first frame, and all of them in the next one or once the
 * keys get there.
 */
function useRenderedRows(selected: number | null): number {
  const [most, setMost] = useState(rowsOnScreen);
  useEffect(
    () =>
      afterPaint(() => {
        setMost(Infinity);
      }),
    [],
  );
  return selected !== null && selected >= rowsOnScreen ? Infinity : most;
}
