import {memo, useId, type ReactNode} from 'react';
import type {Row} from './answer';
import HitRow from './HitRow';

interface Props {
  readonly name: string;
  readonly rows: readonly Row[];
  /** The number of its first row in the list. */
  readonly start: number;
  /** The number of the selected row, when it is one of these. */
  readonly selected: number | null;
  /** Draws the buttons of a row. */
  readonly actionsOf?: (row: Row) => ReactNode;
}

/** Rows under the name of what they have in common. */
function HitGroup({name, rows, start, selected, actionsOf}: Props): ReactNode {
  const headingId = useId();
  return (
    <div className="DocSearch-Hits">
      <div className="DocSearch-Hit-source" id={headingId}>
        <bdi>{name}</bdi>
      </div>
      <ul role="group" aria-labelledby={headingId}>
        {rows.map((row, index) => (
          <HitRow
            key={row.objectID}
            url={row.url}
            icon={row.icon}
            title={row.title}
            path={row.path}
            snippet={row.snippet}
            isChild={row.isChild}
            number={start + index}
            isSelected={selected === start + index}
          >
            {actionsOf?.(row)}
          </HitRow>
        ))}
      </ul>
    </div>
  );
}

export default memo(HitGroup);
