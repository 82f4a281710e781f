/**
 * `npm run releases -- CLONE`: reads the product's releases, and writes `data/releases.json`:
 * what each release has that differs from the one before.
 */
import {writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import type {Release} from '../src/lib/reference/release';
import {product} from '../src/site/product';
import {compareVersions} from '../src/site/text/compareVersions';
import {listTags, openRevision} from './releases/openRevision';
import {readRelease} from './releases/readRelease';

/**
 * The last release whose databases lack a column that the documented one needs. Older sources are laid out differently.
 */
const oldest = 'v0.0.49';

/** Whether a release needs an entry: it's the first, the documented one, or the last, or it differs from the one before. */
function isListed({id, date: _, ...parts}: Release, index: number, all: readonly Release[]): boolean {
  const before = all[index - 1];
  if (before === undefined || id === product.release || index === all.length - 1) {
    return true;
  }
  const {id: _id, date: _date, ...earlier} = before;
  return !isDeepStrictEqual(parts, earlier);
}

const [repository] = process.argv.slice(2);
if (repository === undefined) {
  throw new Error("Name a clone of the product's repository: npm run releases -- CLONE");
}
const tags = listTags(repository)
  .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag) && compareVersions(tag, oldest) >= 0)
  .sort(compareVersions);
const releases = tags.map((tag) => readRelease(openRevision(repository, tag)));
const listed = releases.filter(isListed);
writeFileSync(
  'data/releases.json',
  `[\n${listed.map((release) => JSON.stringify(release)).join(',\n')}\n]\n`,
);
console.log(`${releases.length} releases read, ${listed.length} of them written`);
