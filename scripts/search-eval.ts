/**
 * `npm run search:eval [-- --dir build] [--misses] [--fourth] [--fifth]`: builds the records from the built site, runs
 * the embedded engine over searches with known answers and over searches made from the pages, prints the figures per
 * kind, with those of plain MiniSearch below, and fails below the floors of `tests/search-queries/floors.json`, below
 * plain MiniSearch, or when the description and the keywords of a page have no word of any search that it answers.
 * The figures of the lists that prove something, the fourth and the fifth, appear only with their option: whoever sees
 * them after each change tunes on them. Their single searches never appear.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createEngine, type SearchEngine} from '../src/search/engine/engine';
import {readBuiltSite} from '../plugins/search-index/build/readBuiltSite';
import {buildIndex} from '../plugins/search-index/build/buildIndex';
import {product} from '../src/site/product';
import {findOtherWords} from './search-eval/descriptions';
import {derivedQueries, judgeDerived} from './search-eval/derived';
import {belowFloor, type Floors} from './search-eval/floors';
import {
  asInModal,
  asRanked,
  byPage,
  judgeLabeled,
  missingPages,
  parseLabeledQueries,
  type LabeledQuery,
} from './search-eval/labeled';
import {figuresOf, type Judged} from './search-eval/metrics';
import {judgePasted, parsePastedMessages} from './search-eval/pasted';
import {createPlainMiniSearch} from './search-eval/plainMiniSearch';
import {describeMisses, describeOtherWords, describeSet, describeWithIntervals} from './search-eval/report';
import {withTypo} from './search-eval/typo';

const dataDir = path.join(import.meta.dirname, '../tests/search-queries');

/** The lists of labeled searches that every run judges, by the name of their floors. */
const listFiles = {
  labeled: 'queries.tsv',
  heldOut: 'held-out.tsv',
  dev: 'dev.tsv',
  heldOut2: 'held-out-2.tsv',
  training: 'training.tsv',
  tasks: 'tasks.tsv',
  operators: 'operators.tsv',
} as const;

/** Those that nobody tunes on, by the option that shows their figures. */
const provingFiles = {fourth: 'fourth.tsv', fifth: 'fifth.tsv'} as const;

async function readLabeled(file: string): Promise<readonly LabeledQuery[]> {
  return parseLabeledQueries(await readFile(path.join(dataDir, file), 'utf8'));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
      fourth: {type: 'boolean', default: false},
      fifth: {type: 'boolean', default: false},
    },
  });
  const site = await readBuiltSite(values.dir, product.name);
  if (site.pages.length === 0) {
    throw new Error(
      `No searched page in ${values.dir}. Run "npm run build" first, or name the folder with --dir.`,
    );
  }
  const engine = createEngine(buildIndex(site));
  const readAll = async <Name extends string>(
    files: Readonly<Record<Name, string>>,
  ): Promise<(readonly [Name, readonly LabeledQuery[]])[]> =>
    Promise.all(
      (Object.entries(files) as [Name, string][]).map(
        async ([name, file]) => [name, await readLabeled(file)] as const,
      ),
    );
  const lists = await readAll(listFiles);
  const proving = await readAll(provingFiles);
  const labeled = lists.flatMap(([, queries]) => queries);
  const floors = JSON.parse(await readFile(path.join(dataDir, 'floors.json'), 'utf8')) as Floors;
  const missing = missingPages(
    [...labeled, ...proving.flatMap(([, queries]) => queries)],
    site.pages.map((page) => page.path),
  );
  if (missing.length > 0) {
    throw new Error(`The labeled searches name pages that the site does not have: ${missing.join(', ')}.`);
  }
  const pasted = parsePastedMessages(await readFile(path.join(dataDir, 'pasted-messages.tsv'), 'utf8'));
  const exact = derivedQueries(engine.records);
  const typos = exact.map(withTypo).filter((query) => query !== null);
  const judgeAll = (by: SearchEngine): ReadonlyMap<keyof Floors, readonly Judged[]> =>
    new Map([
      ...lists.map(
        ([name, queries]) => [name as keyof Floors, queries.map((query) => judgeLabeled(by, query))] as const,
      ),
      ['exact', exact.map((query) => judgeDerived(by, query))],
      ['typo', typos.map((query) => judgeDerived(by, query))],
      ['pasted', pasted.map((message) => judgePasted(by, message))],
    ]);
  const plain = judgeAll(createPlainMiniSearch(site));
  for (const [name, judged] of judgeAll(engine)) {
    const byPlain = plain.get(name) ?? [];
    console.log(describeSet(name, judged, byPlain));
    if (values.misses) {
      console.log(describeMisses(judged));
    }
    const mrr = figuresOf(byPlain)['mrr@10'];
    for (const failure of [
      ...belowFloor(name, figuresOf(judged), floors[name]),
      ...belowFloor(`${name} beside plain MiniSearch`, figuresOf(judged), {'mrr@10': mrr}),
    ]) {
      console.error(failure);
      process.exitCode = 1;
    }
  }
  const otherWords = findOtherWords(site.pages, labeled);
  console.log(describeOtherWords(otherWords, values.misses));
  if (otherWords.some(({asked, unmatched}) => asked === unmatched.length)) {
    process.exitCode = 1;
  }
  for (const [name, queries] of proving.filter(([option]) => values[option])) {
    for (const [place, order] of [
      ['modal', asInModal],
      ['/search', asRanked],
    ] as const) {
      const judged = queries.map((query) => byPage(judgeLabeled(engine, query, order)));
      console.log(describeWithIntervals(`${name}, ${place}`, judged));
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
