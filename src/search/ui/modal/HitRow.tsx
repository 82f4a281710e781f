import {memo, type ReactNode} from 'react';
import {Highlighted, HitTitle} from '../hitTexts';
import {hitRowId} from './SearchBox';
import type {Row} from './rows';
import type {StoredSearch} from './storedSearches';
import type {MoveSearch} from './useStoredSearches';

interface Props {
  readonly row: Row;
  /** Its index in the list. */
  readonly index: number;
  readonly isSelected: boolean;
  readonly moveStored: MoveSearch;
}

const page = 'M5 2.5h7l3 3v12H5zM12 2.5v3h3';
const heading = 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h14M2.5 12.5h14';
const iconPaths: Readonly<Record<Row['icon'], string>> = {
  lvl1: page,
  lvl2: heading,
  lvl3: heading,
  lvl4: heading,
  lvl5: heading,
  lvl6: heading,
  content: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  recent: 'M10 5.5V10l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favorite: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5-3.6-3.5 5-.7z',
};

/**
 * A result or a stored search: a link over the whole row, and the buttons, if any, beside it. The list listens for all
 * its rows, so moving the selection renders only two of them.
 */
function HitRow({row, index, isSelected, moveStored}: Props): ReactNode {
  const {url, icon, title, path, snippet, isChild} = row;
  return (
    <li
      id={hitRowId(index)}
      className={isChild ? 'DocSearch-Hit DocSearch-Hit--Child search-hit' : 'DocSearch-Hit search-hit'}
      role="treeitem"
      aria-selected={isSelected}
      data-row={index}
    >
      {/* A `Link` would fetch the page of every result in view. The arrow keys move between results, and Tab moves on
          to the buttons. */}
      {/* oxlint-disable-next-line react/forbid-elements -- see above */}
      <a className="search-hit__link" href={url} tabIndex={-1}>
        <svg
          className={`DocSearch-Hit-icon DocSearch-Hit-icon--${icon}`}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d={iconPaths[icon]} />
        </svg>
        <span className="search-hit__texts">
          <span className="search-hit__title">
            <HitTitle url={url} title={title} type={icon} />
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
      {(icon === 'recent' || icon === 'favorite') && (
        <StoredActions isFavorite={icon === 'favorite'} search={row.search} moveStored={moveStored} />
      )}
    </li>
  );
}

export default memo(HitRow);

interface ActionsProps {
  readonly isFavorite: boolean;
  readonly search: StoredSearch;
  readonly moveStored: MoveSearch;
}

/** The star and the X of a stored search. */
function StoredActions({isFavorite, search, moveStored}: ActionsProps): ReactNode {
  return (
    <div className="search-hit__actions">
      {!isFavorite && (
        <ActionButton
          title="Save this search"
          path={iconPaths.favorite}
          onClick={() => {
            moveStored(search, 'favorites');
          }}
        />
      )}
      <ActionButton
        title={`Remove this search from ${isFavorite ? 'favorites' : 'history'}`}
        path="m5 5 10 10M15 5 5 15"
        onClick={() => {
          moveStored(search, null);
        }}
      />
    </div>
  );
}

interface ButtonProps {
  readonly title: string;
  readonly path: string;
  readonly onClick: () => void;
}

function ActionButton({title, path, onClick}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={title}
      aria-label={title}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
