/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/releases.json' {
  import type {Release} from '@site/src/lib/reference/release';

  const releases: readonly Release[];
  export default releases;
}
