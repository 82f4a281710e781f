import {describe, expect, it} from 'vitest';
import {findHeavyModules} from './lightModules';

const replacements = [{request: /^heavy$/, file: 'light.ts', mark: 'heavy-words'}];

describe('the check of replaced modules', () => {
  it('is content with scripts that have nothing of them', () => {
    expect(findHeavyModules([['main.js', 'light']], replacements)).toEqual([]);
  });

  it('names the script that has a module of the framework back', () => {
    expect(findHeavyModules([['main.js', 'a heavy-words b']], replacements)).toEqual([
      {
        where: 'main.js',
        what: 'has what light.ts replaces: nothing asked for ^heavy$ any more; see plugins/light-modules',
      },
    ]);
  });
});
