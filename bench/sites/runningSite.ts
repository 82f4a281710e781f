import type {SiteServer} from '../support/siteServer';
import type {BenchSite} from './site';

/** A site while it is served. */
export interface RunningSite {
  readonly site: BenchSite;
  readonly server: SiteServer;
}
