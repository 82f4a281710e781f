/**
 * `npm run search:tune [-- --dir build]`: learns the weights of the score on the labeled searches that may be tuned on
 * and on those of `data/searches.tsv`, and prints them beside those in use. The searches of each author there are run on
 * an index that has learned from all other authors, so they're as new to it as a reader's. To detect overfitting, all
 * searches are divided into five parts, and each part is judged with weights that were learned on the other four.
 * Nothing is changed: to adopt a weight, put it in `src/search/engine/weights.ts` and run `npm run search:eval`.
 */
import {parseArgs} from 'node:util';
import {buildIndex} from '../plugins/search-index/build/buildIndex';
import {
  authorOf,
  isAnswer,
  readSearches,
  type LabeledQuery,
} from '../plugins/search-index/build/labeledQueries';
import {findCandidates} from '../src/search/engine/candidates';
import {findFeatures} from '../src/search/engine/features';
import {loadIndex, type LoadedIndex} from '../src/search/engine/loadIndex';
import {queryWords} from '../src/search/engine/queryWords';
import {weights} from '../src/search/engine/weights';
import {readLabeledQueries, tunedLists} from './search-eval/labeled';
import {figuresOfRanks} from './search-eval/metrics';
import {learnWeights, rankOfExample, type Example, type Weights} from './search-tune/learnWeights';
import {type SearchSite} from '../plugins/search-index/shared/page';
import {readBuild} from './support/readBuild';

const parts = 5;
const options = {caution: 0.003, steps: 150};

/** `null` for a pasted message, which the score doesn't rank. */
function toExample(index: LoadedIndex, labeled: LabeledQuery): Example | null {
  const {query} = labeled;
  if (index.findMessages(query).length > 0) {
    return null;
  }
  const pages = new Map<string, {answers: boolean; sections: Weights[]}>();
  for (const {section, features} of findFeatures(
    index,
    findCandidates(index, queryWords(query), () => true),
  )) {
    const {path: address} = section.info;
    const answers = isAnswer(labeled, address);
    const page = pages.get(address) ?? {answers, sections: []};
    pages.set(address, page);
    page.sections.push(features);
  }
  return {pages: [...pages.values()]};
}

/** Runs searches on an index that has learned from others. */
function toExamples(
  site: SearchSite,
  learned: readonly LabeledQuery[],
  queries: readonly LabeledQuery[],
): readonly Example[] {
  const index = loadIndex(buildIndex(site, learned));
  return queries.map((query) => toExample(index, query)).filter((example) => example !== null);
}

function describe(name: string, ranks: readonly number[]): string {
  const figures = Object.values(figuresOfRanks(ranks));
  return name.padEnd(34) + figures.map((figure) => figure.toFixed(3).padStart(10)).join('');
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const site = await readBuild(values.dir);
  const searches = await readSearches('.');
  const ofLists = toExamples(site, searches, Object.values(tunedLists).flatMap(readLabeledQueries));
  const ofAuthors = [...new Set(searches.map(authorOf))].flatMap((author) => {
    const isOwn = (search: LabeledQuery): boolean => authorOf(search) === author;
    const others = searches.filter((search) => !isOwn(search));
    return toExamples(site, others, searches.filter(isOwn));
  });
  const examples = [...ofLists, ...ofAuthors];
  const inUse: Weights = weights.score;
  const ranksWith = (learned: Weights, some: readonly Example[]): readonly number[] =>
    some.map((example) => rankOfExample(example, learned));

  console.log(
    ' '.repeat(34) + ['success@1', 'success@3', 'mrr@10'].map((name) => name.padStart(10)).join(''),
  );
  console.log(describe(`in use, ${ofLists.length} of the lists`, ranksWith(inUse, ofLists)));
  console.log(describe(`in use, ${ofAuthors.length} of other authors`, ranksWith(inUse, ofAuthors)));
  console.log(describe(`in use, all ${examples.length}`, ranksWith(inUse, examples)));
  const ofOthers = Array.from({length: parts}, (_, part) => {
    const own = examples.filter((_example, place) => place % parts === part);
    const others = examples.filter((_example, place) => place % parts !== part);
    return ranksWith(learnWeights(others, inUse, options), own);
  });
  console.log(describe('learned on the other four fifths', ofOthers.flat()));
  const learned = learnWeights(examples, inUse, options);
  console.log(describe('learned on all', ranksWith(learned, examples)));
  for (const [name, weight] of Object.entries(inUse)) {
    console.log(`  ${name.padEnd(20)}${weight.toFixed(2).padStart(8)} → ${(learned[name] ?? 0).toFixed(2)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
