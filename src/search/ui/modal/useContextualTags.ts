import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';

/** Tags of what is searched from the page that is open: its version of the docs, and pages without a version. */
export function useContextualTags(): readonly string[] {
  // A new list on every render; another list is another request.
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(() => tags.split(' '), [tags]);
}
