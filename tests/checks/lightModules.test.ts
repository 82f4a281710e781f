import {describe, expect, it} from 'vitest';
import {findHeavyData, findHeavyModules} from './lightModules';

const replacements = [
  {request: /^heavy$/, file: 'light.ts', mark: 'heavy-words'},
  {request: /^wordless$/, file: 'ours.ts', sign: 'our-words'},
];

describe('the check of replaced modules', () => {
  it('is content with scripts that have nothing of them', () => {
    expect(findHeavyModules([['main.js', 'light our-words']], replacements)).toEqual([]);
  });

  it('names the script that has a module of the framework back', () => {
    expect(findHeavyModules([['main.js', 'a heavy-words our-words b']], replacements)).toEqual([
      {
        where: 'main.js',
        what: 'has what light.ts replaces: nothing asked for ^heavy$ any more; see plugins/framework-patches',
      },
    ]);
  });

  it('names the module of ours that no script has', () => {
    expect(findHeavyModules([['main.js', 'light']], replacements)).toEqual([
      {
        where: 'all scripts',
        what: 'have no ours.ts: nothing asked for ^wordless$ any more; see plugins/framework-patches',
      },
    ]);
  });
});

describe('the check of data that is left out', () => {
  const files = [{file: /^site\.json$/, lighten: () => ({}), mark: 'of the build'}];

  it('is content with scripts that have and need nothing of it', () => {
    expect(findHeavyData([['main.js', 'light']], files)).toEqual([]);
  });

  it('names the script that has it back, or reads it', () => {
    expect(findHeavyData([['main.js', 'a of the build b']], files)).toEqual([
      {
        where: 'main.js',
        what: 'has or needs what is left out of ^site\\.json$; see plugins/light-data',
      },
    ]);
  });
});
