import type {BuildFigures} from './measures/builds';
import type {BytesFigures} from './measures/bytes';
import type {LighthouseFigures} from './measures/lighthouse';
import type {NavigationFigures} from './measures/navigation';
import type {SearchFigures} from './measures/search';
import type {BenchPage} from './sites/site';

/** Lighthouse's figures of one page. */
export interface LighthouseResult {
  readonly page: BenchPage | 'searchPage';
  readonly median: LighthouseFigures;
  readonly runs: readonly LighthouseFigures[];
}

/** Everything that was measured of one site; what wasn't asked for is missing. */
export interface SiteResults {
  readonly name: string;
  bytes?: BytesFigures;
  search?: SearchFigures;
  navigation?: NavigationFigures;
  lighthouse?: readonly LighthouseResult[];
  /** The site itself first, then generated ones. */
  builds: BuildFigures[];
}
