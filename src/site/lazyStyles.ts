/** Folders whose style sheets load with the scripts that import them, not with every page. */
export const lazyStyleFolders = ['src/theme/SearchBar/modal'] as const;
