import {expect, it} from 'vitest';
import {moduleTest} from './moduleTest';

const pattern = /theme[\\/]Doc/;
const belongs = (siteDir: string, file: string): boolean =>
  moduleTest(siteDir, pattern)({nameForCondition: () => file});

it.each(['/site', '/theme/Docs', '/a (1)/[b]', String.raw`C:\theme\Docs`])(
  'finds the modules of a group in the folder %s, and no others',
  (siteDir) => {
    expect(belongs(siteDir, `${siteDir}/src/theme/DocItem/index.tsx`)).toBe(true);
    expect(belongs(siteDir, `${siteDir}/node_modules/theme-classic/lib/theme/DocItem/index.js`)).toBe(true);
    expect(belongs(siteDir, `${siteDir}/src/search/index.ts`)).toBe(false);
    expect(belongs(siteDir, `${siteDir}/node_modules/react/index.js`)).toBe(false);
  },
);

it('finds them in packages that are elsewhere', () => {
  expect(belongs('/site', '/theme/Docs/node_modules/react/index.js')).toBe(false);
  expect(belongs('/site', '/shared/node_modules/theme-classic/lib/theme/DocItem/index.js')).toBe(true);
});
