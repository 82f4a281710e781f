import {describe, expect, it} from 'vitest';
import {findImportFaults} from './imports';

function faults(...sources: readonly (readonly [string, string])[]): readonly string[] {
  return findImportFaults(sources).map(({where, what}) => `${where} ${what}`);
}

describe('the check of imports', () => {
  it('accepts imports that run one way', () => {
    expect(
      faults(
        ['src/theme/a/index.tsx', "import {b} from '@site/src/components/b'; import x from '@theme/X';"],
        ['src/components/b.ts', "import {c} from '../site/c';"],
        ['src/pages/d.tsx', "import E from '@site/src/tools/check-config/E';"],
        ['src/tools/check-config/E.tsx', "import {f} from './f'; import {b} from '@site/src/components/b';"],
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'plugins/a/index.ts',
      "import A from '../../src/theme/A';",
      'src/theme/A: a plugin runs without the theme',
    ],
    ['plugins/a/index.ts', "const file = '@site/src/theme/A.tsx';", 'src/theme/A.tsx: a plugin'],
    ['plugins/a/index.ts', "path.resolve('../../src/components/A')", 'src/components/A: a plugin'],
    ['src/site/a.ts', "import type {B} from '../../plugins/b/types';", 'plugins/b/types: src/site'],
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
      'plugins/a/index.ts',
      "const file = '@site/src/tools/access-builder/B.tsx';",
      'access-builder/B.tsx: only pages',
    ],
  ])('names what %s imports with %s', (file, text, fault) => {
    expect(faults([file, text])).toEqual([expect.stringContaining(fault)]);
  });

  it('names folders that import each other, types included', () => {
    expect(
      faults(
        ['src/search/a.ts', "import type {B} from '../components/b';"],
        ['src/components/b.ts', "import {C} from '../css/c';"],
        ['src/css/c.ts', "export {A} from '../search/a';"],
      ),
    ).toEqual(['src/css imports itself in a circle: src/css → src/search → src/components → src/css']);
  });
});
