import {expect, it} from 'vitest';
import {findPackageFaults} from './packages';

const faults = (listed: readonly string[], code: string, ...others: readonly string[]): readonly string[] =>
  findPackageFaults(listed, [['src/a.ts', code]], others).map(({where, what}) => `${where} ${what}`);

it('accepts packages that are imported, named in a configuration, or types of such a package', () => {
  const code =
    "import a from 'a/deep'; import Link from '@docusaurus/Link'; import fs from 'node:fs'; import './b';";
  expect(faults(['a', '@types/a', '@docusaurus/core', 'tool'], code, '"lint": "tool ."')).toEqual([]);
});

it('names a package that is imported without being listed, and one that is listed but not used', () => {
  expect(faults(['left'], "import right from '@scope/right/file';")).toEqual([
    "src/a.ts imports @scope/right, which package.json doesn't list",
    'package.json lists left, which nothing uses',
  ]);
});
