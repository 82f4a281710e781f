import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import type {Row} from './answer';
import HitGroup from './HitGroup';
import StoredActions from './StoredActions';
import type {StoredSearchActions} from './useStoredSearches';

interface Props extends Pick<StoredSearchActions, 'star' | 'remove'> {
  readonly rows: readonly Row[];
  readonly selected: number | null;
}

/** What the reader searched before, newest first, and the favorites. */
export default function StartScreen({rows, selected, star, remove}: Props): ReactNode {
  const texts = translations.modal?.startScreen ?? {};
  const actionsOf = ({icon, search}: Row): ReactNode => (
    <StoredActions
      isFavorite={icon === 'favorite'}
      onStar={() => {
        star(search);
      }}
      onRemove={() => {
        remove(search);
      }}
    />
  );
  const recents = rows.filter(({icon}) => icon === 'recent');
  const favorites = rows.filter(({icon}) => icon === 'favorite');
  const groups = [
    {name: texts.recentSearchesTitle ?? '', members: recents, start: 0},
    {name: texts.favoriteSearchesTitle ?? '', members: favorites, start: recents.length},
  ];
  return groups
    .filter(({members}) => members.length > 0)
    .map(({name, members, start}) => (
      <HitGroup
        key={name}
        name={name}
        rows={members}
        start={start}
        selected={selected}
        actionsOf={actionsOf}
      />
    ));
}
