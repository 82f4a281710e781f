// Replaces: @theme/SearchPage of @docusaurus/theme-search-algolia 3.10.2.
// Change: uses this site's client. Upstream creates a hosted client on every render and hangs when it fails.
export {default} from '@site/src/search/page/SearchPage';
