/** The rules for this project's own sources. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {product} from '../../src/site/product';
import {findImportFaults} from './imports';
import {findLockfileFaults, type LockedPackage, type Manifest} from './lockfile';
import {findPackageFaults} from './packages';
import {findProductName} from './productName';
import {rule} from './rule';
import {findSecrets} from './secrets';
import {readSources} from './sources';

const texts = readSources();
const code = texts.filter(([file]) => /\.(?:tsx?|css)$/.test(file));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('the project', () => {
  rule('names its product in one place', () => findProductName(code, product.name));

  rule('has imports in one direction, without cycles of folders', () =>
    findImportFaults(
      code.filter(
        ([file]) => /^(?:src|plugins|scripts)\/.*\.tsx?$/.test(file) && !/\.test\.|\/fixtures\//.test(file),
      ),
    ),
  );

  rule('lists the packages that its files use, and no others', () => {
    const manifest = readJson('package.json') as Manifest & {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const configurations = [
      '.markdownlint-cli2.jsonc',
      'babel.config.js',
      '.oxlintrc.json',
      'playwright.config.ts',
      'tsconfig.json',
      'vitest.config.ts',
    ];
    const others = [
      ...configurations.map((file) => readFileSync(file, 'utf8')),
      ...Object.values(manifest.scripts),
    ];
    const own = {...manifest.dependencies, ...manifest.devDependencies};
    return findPackageFaults(
      Object.keys(own),
      code.filter(([file]) => /\.tsx?$/.test(file)),
      others,
    );
  });

  rule('locks only packages from the registry, each with its hash', () => {
    const {'': _root, ...packages} = (
      readJson('package-lock.json') as {packages: Record<string, LockedPackage>}
    ).packages;
    return findLockfileFaults(readJson('package.json') as Manifest, packages);
  });

  rule('commits no secret', () => {
    // These contain invented keys: for the tests of keys, and for what the paste box must mask.
    const invented = /\.test\.tsx?$|^tests\/fixtures\/logs\//;
    const sources = texts.filter(([file]) => !invented.test(file));
    return findSecrets(sources.map(([file, text]) => ({file, text})));
  });

  it('has a dictionary that is sorted and has each word once, so that two authors never add the same one', () => {
    const words = readFileSync('project-words.txt', 'utf8').trimEnd().split('\n');
    expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('leaves the trailing slash undefined', () => {
    expect(config.trailingSlash).toBeUndefined();
  });

  it('keeps the storage keys without a namespace', () => {
    expect(config.future).toMatchObject({v4: {siteStorageNamespacing: false}});
  });
});
