/** Style sheets that load with the scripts that import them, not with every page. */
interface LazyStyles {
  readonly folder: string;
  /** The page whose document names these styles, so that it is never seen without them. */
  readonly page?: {
    readonly route: string;
    /** Name of its component in the framework's registry of chunks. */
    readonly module: string;
  };
}

export const lazyStyles: readonly LazyStyles[] = [
  {folder: 'src/components/home', page: {route: '/', module: '@site/src/pages/index.tsx'}},
  {folder: 'src/search/page', page: {route: '/search', module: '@theme/SearchPage'}},
  {folder: 'src/search/ui/modal'},
];
