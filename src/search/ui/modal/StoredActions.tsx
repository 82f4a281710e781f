import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import type {StoredSearch} from './storedSearches';
import type {StoredSearchActions} from './useStoredSearches';

interface Props {
  readonly isFavorite: boolean;
  readonly search: StoredSearch;
  readonly actions: StoredSearchActions;
}

/** The star and the X of a stored search. */
export default function StoredActions({isFavorite, search, actions}: Props): ReactNode {
  const texts = translations.modal?.startScreen ?? {};
  return (
    <div className="search-hit__actions">
      {!isFavorite && (
        <ActionButton
          title={texts.saveRecentSearchButtonTitle}
          path="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5-3.6-3.5 5-.7z"
          onClick={() => {
            actions.star(search);
          }}
        />
      )}
      <ActionButton
        title={isFavorite ? texts.removeFavoriteSearchButtonTitle : texts.removeRecentSearchButtonTitle}
        path="m5 5 10 10M15 5 5 15"
        onClick={() => {
          actions.remove(search);
        }}
      />
    </div>
  );
}

interface ButtonProps {
  readonly title: string | undefined;
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
