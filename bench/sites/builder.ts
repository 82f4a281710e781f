import type {adapters} from './adapters';
import type {DocTree} from './docTree';

/** How to write and build one kind of site from the docs. */
export interface SiteBuilder {
  readonly name: string;
  /** Where its search and its sidebar are. */
  readonly adapter: keyof typeof adapters;
  /** Folder with the packages that only the bench installs; `null` for this project's own. */
  readonly packages: string | null;
  /** Folder in which sites are written, so that their packages are found above it. */
  readonly home: string;
  /** Writes a fresh copy of the site, without anything that a build leaves. */
  readonly write: (folder: string, docs: DocTree) => void;
  /** Program and arguments, run in the folder. */
  readonly command: () => readonly [string, ...string[]];
  /** Variables that the build gets; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Output below the folder. */
  readonly output: string;
}
