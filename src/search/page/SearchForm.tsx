import {useState, type ReactNode, type Ref} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {enterText} from '@site/src/components/ui/enterText';
import SearchField from '@site/src/components/ui/SearchField';
import {pastedQuery} from '../ui/pastedQuery';

interface VersionSelect {
  readonly pluginId: string;
  readonly chosen: string;
  readonly versions: readonly {readonly name: string; readonly label: string}[];
}

interface VersionChoice {
  /** Docs with more than one version to choose from. */
  readonly selects: readonly VersionSelect[];
  readonly choose: (pluginId: string, version: string) => void;
  /** The `docusaurus_tag` of each. */
  readonly tags: readonly string[];
}

/** The version of the docs that's searched: the newest one until the reader chooses another. */
export function useVersionChoice(): VersionChoice {
  const allDocs = useAllDocsData();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const docs = Object.entries(allDocs).map(([pluginId, {versions}]) => ({
    pluginId,
    chosen: choices[pluginId] ?? versions[0]?.name ?? 'current',
    versions,
  }));
  return {
    selects: docs.filter(({versions}) => versions.length > 1),
    choose: (pluginId, version) => {
      setChoices((others) => ({...others, [pluginId]: version}));
    },
    tags: docs.map(({pluginId, chosen}) => `docs-${pluginId}-${chosen}`),
  };
}

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly versions: VersionChoice;
}

/** The field, which searches at every keystroke, and a list of versions for each docs plugin that has more than one. */
export default function SearchForm({inputRef, query, onQuery, versions}: Props): ReactNode {
  return (
    <SearchField
      ref={inputRef}
      placeholder="Type your search here"
      aria-label="Search"
      value={query}
      onChange={(event) => {
        onQuery(event.target.value);
      }}
      onLongPaste={(text, field) => {
        // A line of a log often begins with a timestamp, which says little.
        enterText(field, pastedQuery(text));
      }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what this page is for
      autoFocus
      onSubmit={(event) => {
        // Prevents only the reload: the results already belong to the query.
        event.preventDefault();
      }}
    >
      {versions.selects.map(({pluginId, chosen, versions: choices}) => (
        <select
          key={pluginId}
          aria-label={`Version to search (${pluginId})`}
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
