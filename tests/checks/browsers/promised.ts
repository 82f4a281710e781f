/** The oldest browsers that the site promises to support, and what they lack according to MDN's compatibility data. */
import {readFileSync} from 'node:fs';
import {
  type BrowserName,
  type CompatData,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import {compareVersions} from '../../../src/site/text/compareVersions';

/** A browser by its name in MDN's data, and the oldest version that has to work. */
interface OldBrowser {
  readonly name: BrowserName;
  readonly version: string;
}

/** A feature that some promised browser lacks. */
export interface UnsupportedFeature {
  /** Path in MDN's data, such as `api.URL.canParse_static`. */
  readonly feature: string;
  /** Browsers without it, such as `safari 16.4`. */
  readonly lacking: readonly string[];
}

/** What the promised browsers lack. */
export interface UnsupportedFeatures {
  readonly data: CompatData;
  /** The feature at a path of MDN's data, if that has it and some of the browsers lack it. */
  readonly at: (path: readonly string[]) => UnsupportedFeature | undefined;
}

/** MDN's names by those in the browserslist. Browserslist knows only the latest versions of browsers on Android. */
const browserNames: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** @throws Error for a query in any form other than `safari >= 16.4`, because it doesn't name an oldest version */
function oldestBrowsers(queries: readonly string[]): readonly OldBrowser[] {
  return queries.flatMap((query) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const names = browserNames[browser];
    if (names === undefined) {
      throw new Error(
        `The browserslist has "${query}". Write a browser and its oldest version, such as "safari >= 16.4"; ` +
          `known browsers are ${Object.keys(browserNames).join(', ')}.`,
      );
    }
    return names.map((name) => ({name, version}));
  });
}

/** Whether a version is the same as another one or comes before it. `≤37` means 37 or some version before it. */
function isUpTo(version: string, limit: string): boolean {
  return compareVersions(version.replace('≤', ''), limit) <= 0;
}

/**
 * A feature behind a flag or with another name doesn't count. Partial support does, because only prose says which part.
 */
function isIn(version: string, statement: SimpleSupportStatement): boolean {
  const {version_added: added, version_removed: removed} = statement;
  const isUsual =
    statement.flags === undefined &&
    statement.prefix === undefined &&
    statement.alternative_name === undefined;
  return (
    isUsual &&
    typeof added === 'string' &&
    isUpTo(added, version) &&
    (removed === undefined || !isUpTo(removed, version))
  );
}

/** The features below one, by their names. */
export function featuresOf(parent: Identifier): readonly (readonly [name: string, feature: Identifier])[] {
  return Object.entries(parent as Readonly<Record<string, Identifier>>).filter(
    ([name]) => name !== '__compat',
  );
}

function statementAt(data: CompatData, path: readonly string[]): CompatStatement | undefined {
  let entry: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) {
    entry = entry !== undefined && Object.hasOwn(entry, name) ? entry[name] : undefined;
  }
  return entry?.__compat;
}

/** @param queries entries of a browserslist, such as `safari >= 16.4` */
export function unsupportedBy(data: CompatData, queries: readonly string[]): UnsupportedFeatures {
  const browsers = oldestBrowsers(queries);
  // Pages and style sheets look up the same features again and again.
  const known = new Map<string, UnsupportedFeature | undefined>();
  const find = (feature: string, statement: CompatStatement | undefined): UnsupportedFeature | undefined => {
    const lacking = browsers
      .filter(
        ({name, version}) => ![statement?.support[name] ?? []].flat().some((each) => isIn(version, each)),
      )
      .map(({name, version}) => `${name} ${version}`);
    return statement === undefined || lacking.length === 0 ? undefined : {feature, lacking};
  };
  return {
    data,
    at(path) {
      const feature = path.join('.');
      if (!known.has(feature)) {
        known.set(feature, find(feature, statementAt(data, path)));
      }
      return known.get(feature);
    },
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the browsers in this project's browserslist lack. */
export function unsupportedByTargets(): UnsupportedFeatures {
  // Read rather than imported, because bundling 20 MB takes a long time.
  const data = readJson('node_modules/@mdn/browser-compat-data/data.json') as CompatData;
  const {browserslist} = readJson('package.json') as {browserslist: {production: readonly string[]}};
  return unsupportedBy(data, browserslist.production);
}
