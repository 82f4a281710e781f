import {useMemo, useState} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';

export interface VersionSelect {
  readonly pluginId: string;
  readonly chosen: string;
  readonly versions: readonly {readonly name: string; readonly label: string}[];
}

export interface VersionChoice {
  /** Docs with more than one version to choose from. */
  readonly selects: readonly VersionSelect[];
  readonly choose: (pluginId: string, version: string) => void;
  /** The `docusaurus_tag` values to search. */
  readonly tags: readonly string[];
}

/** Which version of the docs is searched: the newest one until the reader chooses another. */
export function useVersionChoice(): VersionChoice {
  const allDocs = useAllDocsData();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  return useMemo(() => {
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
      tags: ['default', ...docs.map(({pluginId, chosen}) => `docs-${pluginId}-${chosen}`)],
    };
  }, [allDocs, choices]);
}
