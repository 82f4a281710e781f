import {memo, useId, type ReactNode} from 'react';
import type {Row} from './answer';
import HitRow from './HitRow';
import StoredActions from './StoredActions';
import type {StoredSearchActions} from './useStoredSearches';

interface Props {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Index of its first row in the list. */
  readonly start: number;
  /** Index of the selected row, if it's one of these. */
  readonly selected: number | null;
  readonly storedActions: StoredSearchActions;
}

/** Rows under the name of what they have in common. */
function HitGroup({name, rows, start, selected, storedActions}: Props): ReactNode {
  const headingId = useId();
  return (
    <div className="DocSearch-Hits">
      <div className="DocSearch-Hit-source" id={headingId}>
        <bdi>{name}</bdi>
      </div>
      <ul role="group" aria-labelledby={headingId}>
        {rows.map(({objectID, url, icon, title, path, snippet, isChild, search}, position) => (
          <HitRow
            key={objectID}
            url={url}
            icon={icon}
            title={title}
            path={path}
            snippet={snippet}
            isChild={isChild}
            index={start + position}
            isSelected={selected === start + position}
          >
            {(icon === 'recent' || icon === 'favorite') && (
              <StoredActions isFavorite={icon === 'favorite'} search={search} actions={storedActions} />
            )}
          </HitRow>
        ))}
      </ul>
    </div>
  );
}

export default memo(HitGroup);
