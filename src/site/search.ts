import {product} from './product';
import {isOrigin} from './text/isOrigin';

/**
 * The search's fixed limits and the name of its index. What the hosted client determines itself, such as how long it
 * avoids a failed host, isn't set here.
 */
export const searchSettings = {
  indexName: `${product.slug}-docs`,
  placeholder: 'Search docs',
  /** The number of characters that a search field accepts. */
  maxQueryLength: 64,
  /** Characters of a longer pasted text that are searched for its message. The paste box reads all of it. */
  maxPastedLength: 10_000,
  hitsPerPage: 20,
  maxResultsPerGroup: 5,
  /** How many searches the browser keeps. */
  stored: {recentSearches: 7, recentSearchesBesideFavorites: 4, favoriteSearches: 10},
  /**
   * Words in a snippet, on wide and narrow screens: what a request asks for, what the modal shows, and two lines on the
   * page.
   */
  snippetWords: {
    request: {wide: 12, narrow: 5},
    modal: {wide: 10, narrow: 5},
    page: {wide: 26, narrow: 13},
  },
  narrowScreen: '(max-width: 768px)',
  /** Milliseconds after which a pending request counts as stalled. */
  stallMs: 300,
  timeoutsMs: {connect: 1000, read: 2000, write: 30_000},
  searchPagePath: 'search',
  queryParam: 'q',
} as const;

/**
 * The size from which the build recommends the hosted index, in KiB as sent. A phone on a slow connection (1.6 Mbit/s)
 * takes 2.6 seconds for that much before the first result, and the hosted service responds sooner. Not among the
 * settings above, because no page needs it.
 */
export const embeddedIndexLimitKiB = 512;

/** The local storage keys for an index's searches: the ones that DocSearch 3 uses. */
export function storedSearchKeys(indexName: string) {
  return {
    recents: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/** What responds to searches: an index in the browser, or the hosted service. */
export type SearchProvider =
  | {readonly provider: 'embedded'}
  | {readonly provider: 'hosted'; readonly hosts: readonly string[]};

/** Whether the search completes what's typed. */
export function completesQueries({provider}: SearchProvider): boolean {
  return provider === 'embedded';
}

export interface SearchConfiguration {
  readonly search: SearchProvider;
  /** The hosted service's credentials and index, or placeholders that no code path uses with the embedded index. */
  readonly credentials: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
}

/** The environment variables that decide it. */
export const searchVariables = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_HOSTS',
] as const;

type Environment = Readonly<Partial<Record<(typeof searchVariables)[number], string | undefined>>>;

const embedded = {appId: 'EMBEDDED', apiKey: 'embedded'} as const;

/**
 * A value of the environment; an empty text if it isn't set.
 *
 * @throws Error for a value with quotation marks, which some programs keep when they read a file of variables. The
 * service would reject it, but only once readers search.
 */
export function readVariable(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name]?.trim() ?? '';
  if (/["']/.test(value)) {
    throw new Error(`${name} contains a quotation mark. Set it without quotation marks.`);
  }
  return value;
}

/**
 * Chooses the provider: `ALGOLIA_APP_ID` and `ALGOLIA_SEARCH_API_KEY` set means hosted, neither means embedded.
 *
 * @throws Error when exactly one key is set (half a configuration is a mistake, never a fallback), when hosts are set
 * without keys, when a host isn't an origin, or when a value has quotation marks.
 */
export function readSearchConfiguration(env: Environment): SearchConfiguration {
  const appId = readVariable(env, 'ALGOLIA_APP_ID');
  const apiKey = readVariable(env, 'ALGOLIA_SEARCH_API_KEY');
  const hosts = readHosts(env.ALGOLIA_HOSTS ?? '');
  const indexName =
    env.ALGOLIA_INDEX_NAME === undefined ? searchSettings.indexName : readVariable(env, 'ALGOLIA_INDEX_NAME');
  if (indexName === '') {
    throw new Error('ALGOLIA_INDEX_NAME is empty. Name the index, or unset it for the default.');
  }
  if (appId && apiKey) {
    return {search: {provider: 'hosted', hosts}, credentials: {appId, apiKey, indexName}};
  }
  if (appId || apiKey) {
    const [missing, present] = appId
      ? ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID']
      : ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'];
    throw new Error(
      `${missing} is missing while ${present} is set. ` +
        `Set both to use the hosted search index, or unset ${present} to use the embedded one.`,
    );
  }
  if (hosts.length > 0) {
    throw new Error(
      'ALGOLIA_HOSTS is set without ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY. Set all three, or unset it.',
    );
  }
  return {search: {provider: 'embedded'}, credentials: {...embedded, indexName}};
}

function readHosts(list: string): readonly string[] {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts) {
    if (!isOrigin(host)) {
      throw new Error(
        `ALGOLIA_HOSTS contains "${host}", which isn't an origin. ` +
          'Use comma-separated origins without a path, such as https://search.example.com.',
      );
    }
  }
  return hosts;
}

/**
 * The search configuration that this build was made with. `docusaurus.config.ts` has written both parts from
 * `readSearchConfiguration`; the framework's types are open.
 */
export function searchConfigurationOf({customFields, themeConfig}: OpenConfiguration): SearchConfiguration {
  return {
    search: customFields?.search as SearchProvider,
    credentials: themeConfig.algolia as SearchConfiguration['credentials'],
  };
}

interface OpenConfiguration {
  readonly customFields?: Readonly<Record<string, unknown>> | undefined;
  readonly themeConfig: Readonly<Record<string, unknown>>;
}
