import {expect, it} from 'vitest';
import {findNewSyntax} from './syntax';

it('A script that the oldest browsers can read is accepted', () => {
  expect(findNewSyntax([['a.js', 'class A { static #a = /(?<=a)b/d; static { A.#a ??= 1n } }']])).toEqual([]);
});

it.each(['/[a--b]/v', '/(?i:a)/', '{ using a = b }'])(
  "A script with syntax that they can't read is reported: %s",
  (text) => {
    expect(findNewSyntax([['a.js', text]])).toEqual([
      {where: 'a.js', what: expect.stringContaining('the language of') as string},
    ]);
  },
);
