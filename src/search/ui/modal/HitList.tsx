import {memo, useEffect, useId, useState, type Dispatch, type MouseEvent, type ReactNode} from 'react';
import {afterPaint} from '@site/src/behavior/afterPaint';
import {closestTo} from '@site/src/lib/closestTo';
import type {ModalEvent} from './modalState';
import {listId} from '../SearchBox';
import HitRow, {StoredActions} from './HitRow';
import type {Row, RowGroup, RowList} from './rows';
import type {ChangeStored} from './useStoredSearches';

interface Props extends RowList {
  readonly selected: number | null;
  readonly changeStored: ChangeStored;
  readonly dispatch: Dispatch<ModalEvent>;
  /** Called when a row's link was clicked, with any mouse button and any key held. */
  readonly onFollow: (row: Row, event: MouseEvent) => void;
}

/** The tree that the search box controls. Handles the pointer for all rows, and first renders what fits on a screen. */
function HitList({groups, rows: all, selected, changeStored, dispatch, onFollow}: Props): ReactNode {
  const most = useRenderedRows(selected);
  const follow = (event: MouseEvent): void => {
    const index = rowAt(event);
    const row = index === null ? undefined : all[index];
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
      {firstRows(groups, most).map(({name, isMore = false, rows, start}) => {
        const isHere = selected !== null && selected >= start && selected < start + rows.length;
        return (
          <Group
            key={isMore ? `${name} more` : name}
            name={isMore ? `More from ${name}` : name}
            rows={rows}
            start={start}
            selected={isHere ? selected : null}
            changeStored={changeStored}
          />
        );
      })}
    </div>
  );
}

export default memo(HitList);

interface GroupProps {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Index of its first row in the list. */
  readonly start: number;
  /** Index of the selected row, if it's one of these. */
  readonly selected: number | null;
  readonly changeStored: ChangeStored;
}

/** Rows under the name of their group. */
const Group = memo(function Group({name, rows, start, selected, changeStored}: GroupProps): ReactNode {
  const headingId = useId();
  return (
    <div className="DocSearch-Hits">
      <div className="DocSearch-Hit-source" id={headingId}>
        <bdi>{name}</bdi>
      </div>
      <ul role="group" aria-labelledby={headingId}>
        {rows.map((row, position) => (
          <HitRow
            key={row.objectID}
            row={row}
            index={start + position}
            isSelected={selected === start + position}
          >
            {(row.icon === 'recent' || row.icon === 'favorite') && (
              <StoredActions
                isFavorite={row.icon === 'favorite'}
                search={row.search}
                changeStored={changeStored}
              />
            )}
          </HitRow>
        ))}
      </ul>
    </div>
  );
});

function rowAt(event: MouseEvent): number | null {
  const row = closestTo(event, '[data-row]');
  return row === null ? null : Number(row.dataset.row);
}

interface PlacedGroup extends RowGroup {
  /** Index of its first row in the list. */
  readonly start: number;
}

/** The groups, limited to a total number of rows. */
function firstRows(groups: readonly RowGroup[], most: number): readonly PlacedGroup[] {
  const placed: PlacedGroup[] = [];
  let start = 0;
  for (const {rows, ...group} of groups) {
    const room = most - start;
    if (room > 0) {
      placed.push({...group, rows: rows.length > room ? rows.slice(0, room) : rows, start});
    }
    start += rows.length;
  }
  return placed;
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
