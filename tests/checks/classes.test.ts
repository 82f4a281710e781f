import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {classesIn, findMissingClasses} from './classes';

const site = builtSite([['a.html', '<p class="card own">Text</p>']], 'https://docs.example');

describe('the check of classes', () => {
  it('takes a page whose classes have their rules, or never had any', () => {
    expect(findMissingClasses(site, '.card{color:red}', '.card{} .table{}')).toEqual([]);
  });

  it('names a class whose rules were left out, and its page', () => {
    expect(findMissingClasses(site, '.cards{color:red}', '.card{} .table{}')).toEqual([
      {where: '/a', what: 'has the class "card", whose rules plugins/styles left out'},
    ]);
  });

  it('takes no part of an address for a class', () => {
    expect([...classesIn(".a { background: url('x.svg') }")]).toEqual(['a']);
  });
});
