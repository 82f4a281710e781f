import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfiguration, SearchProvider} from '@site/src/site/search';

/** The search configuration that this build was made with: provider and credentials. */
export function useSearchConfiguration(): SearchConfiguration {
  const {customFields, themeConfig} = useDocusaurusContext().siteConfig;
  return {
    // Both are written by docusaurus.config.ts from `readSearchConfiguration`; the framework's types are open.
    search: customFields?.search as SearchProvider,
    credentials: themeConfig.algolia as SearchConfiguration['credentials'],
  };
}
