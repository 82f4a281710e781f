// Replaces: @theme/SearchBar of @docusaurus/theme-search-algolia 3.10.2.
// Change: the search of this site, which loads its modal on intent. Upstream puts the whole modal into the main bundle
// and always connects to the hosted service.
export {default} from '@site/src/search/ui/SearchBar';
