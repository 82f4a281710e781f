import {describe, expect, it} from 'vitest';
import {findDroppedRules} from './droppedRules';

const framework = '.kept{a:b}.dropped{a:b}';

describe('the check of left out rules', () => {
  it('is content when pages and scripts use what was kept, or classes that the framework lacks', () => {
    expect(
      findDroppedRules(framework, '.kept{a:b}', [['a.html', '<p class="kept mine">dropped</p>']]),
    ).toEqual([]);
  });

  it.each([
    ['a.html', '<p class="kept dropped">'],
    ['b.html', '<p class=dropped>'],
    ['c.js', '{className:"dropped"}'],
  ])('names a class without its rules: %s', (file, text) => {
    expect(findDroppedRules(framework, '.kept{a:b}', [[file, text]])).toEqual([
      {where: file, what: 'uses the class dropped, whose rules plugins/light-styles left out'},
    ]);
  });
});
