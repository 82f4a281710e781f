import {memo, type ReactNode} from 'react';
import type {RowGroup} from './answer';
import HitGroup from './HitGroup';

interface Props {
  readonly groups: readonly RowGroup[];
  readonly selected: number | null;
}

/** The results in their groups. */
function ResultsScreen({groups, selected}: Props): ReactNode {
  let next = 0;
  return groups.map(({name, rows}) => {
    const start = next;
    next += rows.length;
    const isHere = selected !== null && selected >= start && selected < next;
    return <HitGroup key={name} name={name} rows={rows} start={start} selected={isHere ? selected : null} />;
  });
}

export default memo(ResultsScreen);
