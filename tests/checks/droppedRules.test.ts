import {describe, expect, it} from 'vitest';
import {findDroppedRules} from './droppedRules';

const full = '.kept{a:b}.dropped{a:b}';

describe('the check of left out rules', () => {
  it('is content when pages use what was kept, or classes without rules', () => {
    expect(findDroppedRules(full, '.kept{a:b}', [['a.html', '<p class="kept mine">dropped</p>']])).toEqual(
      [],
    );
  });

  it.each([
    ['a.html', '<p class="kept dropped">'],
    ['b.html', '<p class=dropped>'],
  ])('names a class without its rules: %s', (file, text) => {
    expect(findDroppedRules(full, '.kept{a:b}', [[file, text]])).toEqual([
      {where: file, what: 'uses the class dropped, whose rules plugins/light-styles left out'},
    ]);
  });
});
