import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';

/** The tags that a search from the current page covers: its version of the docs, and pages without a version. */
export function useContextualTags(): readonly string[] {
  // The hook returns a new list on every render, and a new list would cause a new request.
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(() => tags.split(' '), [tags]);
}
