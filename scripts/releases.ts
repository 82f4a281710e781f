/** `npm run releases -- CLONE`: reads what the examined releases of the product have, and writes `data/releases.yml`. */
import {writeFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {openCheckout} from './releases/openCheckout';
import {readRelease} from './releases/readRelease';

/** The last release whose databases need a repair, the documented one with its successor, and the largest changes since. */
const tags = ['v0.0.49', 'v0.0.53', 'v0.0.54', 'v0.0.73', 'v0.0.81', 'v0.0.99', 'v0.0.107'];

const header = `# What the examined releases have, read from their sources. Don't edit: "npm run releases -- CLONE" writes this file from a
# clone of the product's repository.
`;

const [repository] = process.argv.slice(2);
if (repository === undefined) {
  throw new Error("Name a clone of the product's repository: npm run releases -- CLONE");
}
const releases = tags.map((tag) => readRelease(openCheckout(repository, tag)));
writeFileSync(
  'data/releases.yml',
  header + stringify(releases, {lineWidth: 0, flowCollectionPadding: false}),
);
console.log(`${releases.length} releases read`);
