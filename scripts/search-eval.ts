/**
 * `npm run search:eval [-- --dir build] [--all] [--misses] [--fourth] [--fifth]`: builds the records from the built
 * site, runs the embedded engine on searches with known answers and on searches made from the pages, and prints the
 * figures per kind. It fails if a figure is below its floor in `tests/search-queries/floors.json`.
 *
 * Of the sets with thousands of searches, it judges every eighth, or all with `--all`, as CI does once a week. The
 * figures of the held-out lists, the fourth and the fifth, appear only with their option, because whoever sees them
 * after each change tunes on them. Their individual searches never appear.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildIndex} from '../plugins/search-index/build/buildIndex';
import {type SearchSite} from '../src/lib/search/page';
import {createEngine, type SearchEngine} from '../src/search/engine/engine';
import {knownItemQueries, judgeKnownItem, withTypo} from './search-eval/knownItemQueries';
import {missedThresholds, computeMetrics, type Floor, type Judged} from './search-eval/metrics';
import {
  asInModal,
  asRanked,
  judgeLabeled,
  judgePages,
  listFolder,
  missingPages,
  type LabeledQuery,
  readLabeledQueries,
} from './search-eval/labeled';
import {judgePasted, readPastedMessages} from './search-eval/pasted';
import {describeMisses, describeSet} from './search-eval/report';
import {readBuild} from './support/readBuild';

/** The lists of labeled searches that every run judges. */
const lists: readonly string[] = ['queries', 'dev', 'held-out', 'held-out-2', 'subjects', 'written-to-order'];

/** The lists whose individual searches nobody tunes on. The option of the same name shows their figures. */
const provingLists = ['fourth', 'fifth'] as const;

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    all: {type: 'boolean', default: false},
    misses: {type: 'boolean', default: false},
    fourth: {type: 'boolean', default: false},
    fifth: {type: 'boolean', default: false},
  },
});

/** By name, as in `floors.json`. */
type Lists = ReadonlyMap<string, readonly LabeledQuery[]>;
type Judgments = ReadonlyMap<string, readonly Judged[]>;

/**
 * Reads the lists of every run.
 *
 * @throws Error when any list names a page that the site doesn't have
 */
function readLists({pages}: SearchSite): Lists {
  const read = new Map(lists.map((list) => [list, readLabeledQueries(list)]));
  const missing = missingPages(
    [...read.values(), ...provingLists.map(readLabeledQueries)].flat(),
    pages.map((page) => page.path),
  );
  if (missing.length > 0) {
    throw new Error(`The labeled searches name pages that the site doesn't have: ${missing.join(', ')}.`);
  }
  return read;
}

/** The sets with thousands of searches. */
const large: readonly string[] = ['exact', 'typo', 'written-to-order'];

/** Every eighth search of a large set. */
function sampled<Search>(searches: readonly Search[]): readonly Search[] {
  return values.all ? searches : searches.filter((_, index) => index % 8 === 0);
}

/** Judges all searches with floors: the labeled ones, those made from the pages, and the pasted messages. */
function judgeAll(engine: SearchEngine, labeled: Lists): Judgments {
  const exact = sampled(knownItemQueries(engine.records));
  const typos = exact.map(withTypo).filter((query) => query !== null);
  return new Map([
    ...[...labeled].map(
      ([name, queries]) =>
        [
          name,
          (large.includes(name) ? sampled(queries) : queries).map((query) => judgeLabeled(engine, query)),
        ] as const,
    ),
    ['exact', exact.map((query) => judgeKnownItem(engine, query))],
    ['typo', typos.map((query) => judgeKnownItem(engine, query))],
    ['pasted-messages', readPastedMessages().map((message) => judgePasted(engine, message))],
  ]);
}

/** Prints the figures, and fails when one is too low. */
function reportAndCheck(judgments: Judgments): void {
  const floors = JSON.parse(readFileSync(path.join(listFolder, 'floors.json'), 'utf8')) as Readonly<
    Record<string, Floor>
  >;
  for (const [name, floor] of Object.entries(floors)) {
    const judged = judgments.get(name) ?? [];
    console.log(describeSet(name, judged));
    if (values.misses) {
      console.log(describeMisses(judged));
    }
    const isSample = !values.all && large.includes(name);
    for (const failure of missedThresholds(name, computeMetrics(judged), floor, isSample)) {
      console.error(failure);
      process.exitCode = 1;
    }
  }
}

/** Prints the figures of the held-out lists whose options are set. */
function reportProving(engine: SearchEngine): void {
  for (const name of provingLists.filter((option) => values[option])) {
    for (const [list, order] of [
      ['modal', asInModal],
      ['/search', asRanked],
    ] as const) {
      const judged = readLabeledQueries(name).map((query) => judgePages(engine, query, order));
      console.log(describeSet(`${name}, ${list}`, judged));
    }
  }
}

async function main(): Promise<void> {
  const site = await readBuild(values.dir);
  const labeled = readLists(site);
  const engine = createEngine(buildIndex(site));
  reportAndCheck(judgeAll(engine, labeled));
  reportProving(engine);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
