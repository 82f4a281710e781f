/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/releases.json' {
  import type {Release} from '@site/plugins/reference/releases/schema';

  const releases: readonly Release[];
  export default releases;
}
