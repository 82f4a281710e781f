import {expect, it} from 'vitest';
import {problemLines} from './problem';

it('reports a problem of many pages once, with the first locations', () => {
  expect(
    problemLines([
      {where: '/', what: 'no title'},
      {where: '/a', what: 'no heading'},
      {where: '/b', what: 'no title'},
      {where: '/c', what: 'no title'},
    ]),
  ).toEqual(['/: no title (and 2 more, such as /b)', '/a: no heading']);
});
