import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchField from '@site/src/components/ui/SearchField';
import type {VersionChoice} from './useVersionChoice';

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly versions: VersionChoice;
}

/** The field, which searches with every letter, and a list of versions for each docs plugin that has more than one. */
export default function SearchForm({inputRef, query, onQuery, versions}: Props): ReactNode {
  return (
    <SearchField
      ref={inputRef}
      placeholder={translate({
        id: 'theme.SearchPage.inputPlaceholder',
        message: 'Type your search here',
        description: 'The placeholder for search page input',
      })}
      aria-label={translate({
        id: 'theme.SearchPage.inputLabel',
        message: 'Search',
        description: 'The ARIA label for search page input',
      })}
      value={query}
      onChange={(event) => {
        onQuery(event.target.value);
      }}
      autoComplete="off"
      spellCheck={false}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the field is what this page is for
      autoFocus
      onSubmit={(event) => {
        // Only reloads the page: the results are already those of the query.
        event.preventDefault();
      }}
    >
      {versions.selects.map(({pluginId, chosen, versions: choices}) => (
        <select
          key={pluginId}
          aria-label={translate(
            {
              id: 'search.page.versionLabel',
              message: 'Version to search ({docs})',
              description: 'Name of the list that chooses which version of the docs is searched',
            },
            {docs: pluginId},
          )}
          value={chosen}
          onChange={(event) => {
            versions.choose(pluginId, event.target.value);
          }}
        >
          {choices.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </SearchField>
  );
}
