import {describe, expect, it} from 'vitest';
import {findImportFaults} from './imports';

function faults(...sources: readonly (readonly [string, string])[]): readonly string[] {
  return findImportFaults(sources).map(({where, what}) => `${where} ${what}`);
}

describe('the check of imports', () => {
  it('accepts imports in one direction', () => {
    expect(
      faults(
        ['src/theme/a/index.tsx', "import {b} from '@site/src/components/b'; import x from '@theme/X';"],
        ['src/components/b.ts', "import {c} from '../site/c';"],
        ['plugins/d/index.ts', "readFile('src/css/tokens.css'); import {b} from './e/e';"],
        ['plugins/d/e/e.ts', "import type {F} from '../f';"],
        ['plugins/d/f.ts', "export {g} from '../g';"],
        ['src/pages/d.tsx', "import E from '@site/src/tools/check-config/E';"],
        ['src/tools/check-config/E.tsx', "import {f} from './f'; import {b} from '@site/src/components/b';"],
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'plugins/a/index.ts',
      "import A from '../../src/theme/A';",
      'src/theme/A: a plugin imports nothing of src but src/site and src/lib',
    ],
    ['plugins/a/index.ts', "const file = '@site/src/theme/A.tsx';", 'src/theme/A.tsx: a plugin'],
    ['plugins/a/index.ts', "path.resolve('../../src/components/A')", 'src/components/A: a plugin'],
    ['plugins/a/index.ts', "import {b} from '../../src/behavior/b';", 'src/behavior/b: a plugin'],
    ['src/behavior/a.ts', "import type {B} from '@site/plugins/b';", 'plugins/b: what the site and a plugin'],
    ['src/site/a.ts', "import type {B} from '../search/b';", 'src/search/b: src/site'],
    ['src/lib/a/a.ts', "import type {B} from '../../search/b';", 'src/search/b: src/lib'],
    ['src/theme/A.tsx', "import('../search/engine/engine')", 'src/search/engine/engine: the theme never'],
    ['plugins/a/index.ts', "path.join(siteDir, 'src/theme/A.ts')", 'src/theme/A.ts: a plugin'],
    ['src/theme/A.tsx', "import '@site/src/search/client/hosted/a';", 'hosted/a: only src/search/client'],
    ['src/search/ui/a.ts', "import('../client/embedded/a')", 'embedded/a: only src/search/client'],
    ['scripts/a/a.ts', "import '../../tests/support/b';", 'tests/support/b: the site and its scripts'],
    ['src/tools/check-config/a.ts', "import {b} from '@site/src/search/engine/b';", 'engine/b: a tool'],
    [
      'src/tools/alert-tester/A.tsx',
      "import B from '@theme-original/B'; import '../../theme/C';",
      'theme/C: a tool',
    ],
    [
      'src/tools/deployment-builder/a.ts',
      "import {b} from '@site/src/tools/check-config/b';",
      'check-config/b: only pages import a tool',
    ],
    ['src/components/docs/A.tsx', "import('../../tools/release-finder/B')", 'release-finder/B: only pages'],
    [
      'scripts/a.ts',
      "const file = '@site/src/tools/access-builder/B.tsx';",
      'access-builder/B.tsx: only pages',
    ],
  ])('names what %s imports with %s', (file, text, fault) => {
    expect(faults([file, text])).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    [
      'of the site',
      [
        ['src/search/a.ts', "import type {B} from '../components/b';"],
        ['src/components/b.ts', "import {C} from '../css/c';"],
        ['src/css/c.ts', "export {A} from '../search/a';"],
      ],
      'src/css → src/search → src/components → src/css',
    ],
    [
      'and files beside them',
      [
        ['src/a/b.ts', "import type {C} from './c/c';"],
        ['src/a/c/c.ts', "import {D} from '@site/src/a/c/d';"],
        ['src/a/c/d.tsx', "export {B} from '../b';"],
      ],
      'src/a/c → src/a/b.ts → src/a/c',
    ],
    [
      'that share a name with a file, by an index',
      [
        ['scripts/a.ts', "import '../plugins/b';"],
        ['scripts/a/c.ts', "import '../a';"],
        ['plugins/b/index.ts', "import {C} from '../../scripts/a/c';"],
      ],
      'plugins → scripts → plugins',
    ],
  ] as const)('names folders %s that import each other, types included', (_name, sources, circle) => {
    expect(faults(...sources)).toEqual([expect.stringContaining(circle)]);
  });
});
