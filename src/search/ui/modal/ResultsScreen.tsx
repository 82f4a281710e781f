import {memo, type ReactNode} from 'react';
import type {RowGroup} from './answer';
import HitGroup from './HitGroup';
import {useFirstRows} from './useFirstRows';

interface Props {
  readonly groups: readonly RowGroup[];
  readonly selected: number | null;
}

interface PlacedGroup extends RowGroup {
  /** The number of its first row in the list. */
  readonly start: number;
}

/** The groups with so many rows in all. */
function firstOf(groups: readonly RowGroup[], most: number): readonly PlacedGroup[] {
  const placed: PlacedGroup[] = [];
  let start = 0;
  for (const {name, rows} of groups) {
    const room = most - start;
    if (room > 0) {
      placed.push({name, rows: rows.length > room ? rows.slice(0, room) : rows, start});
    }
    start += rows.length;
  }
  return placed;
}

/** The results in their groups; in the first frame only those that a screen has room for. */
function ResultsScreen({groups, selected}: Props): ReactNode {
  const most = useFirstRows(selected);
  return firstOf(groups, most).map(({name, rows, start}) => {
    const isHere = selected !== null && selected >= start && selected < start + rows.length;
    return <HitGroup key={name} name={name} rows={rows} start={start} selected={isHere ? selected : null} />;
  });
}

export default memo(ResultsScreen);
