/** `npm run releases -- CLONE`: reads the product's releases, and writes `data/releases.yml`. */
import {writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {stringify} from 'yaml';
import type {Release} from '../src/lib/reference/release';
import {product} from '../src/site/product';
import {compareVersions} from '../src/site/text/compareVersions';
import {listTags, openCheckout} from './releases/openCheckout';
import {readRelease} from './releases/readRelease';

/**
 * The last release whose databases lack a column that the documented one needs. Older sources are laid out differently.
 */
const oldest = 'v0.0.49';

const header = `# What each release has that differs from the one before, from ${oldest} on, read from its sources. Don't edit: "npm run releases
# -- CLONE" writes this file from a clone of the product's repository.
`;

/** Whether a release needs an entry: it's the first, the documented one, or the last, or it differs from the one before. */
function isListed({id, date: _, ...parts}: Release, place: number, all: readonly Release[]): boolean {
  const before = all[place - 1];
  if (before === undefined || id === product.release || place === all.length - 1) {
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
const releases = tags.map((tag) => readRelease(openCheckout(repository, tag)));
const listed = releases.filter(isListed);
writeFileSync(
  'data/releases.yml',
  header + stringify(listed, {lineWidth: 0, flowCollectionPadding: false, aliasDuplicateObjects: false}),
);
console.log(`${releases.length} releases read, ${listed.length} of them written`);
