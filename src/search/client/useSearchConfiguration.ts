import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfiguration, SearchProvider} from '@site/src/site/search';

type Configured = Pick<DocusaurusConfig, 'customFields' | 'themeConfig'>;

/** The search configuration that this build was made with: provider and credentials. */
export function searchConfigurationOf({customFields, themeConfig}: Configured): SearchConfiguration {
  return {
    // Both are written by docusaurus.config.ts from `readSearchConfiguration`; the framework's types are open.
    search: customFields?.search as SearchProvider,
    credentials: themeConfig.algolia as SearchConfiguration['credentials'],
  };
}

export function useSearchConfiguration(): SearchConfiguration {
  return searchConfigurationOf(useDocusaurusContext().siteConfig);
}
