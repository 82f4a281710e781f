import {expect, it} from 'vitest';
import {takeTurns} from './takeTurns';

it('keeps the order within a turn and leaves nothing out', () => {
  expect(takeTurns([1, 1, 1, 1, 2, 1, 3], (page) => page)).toEqual([1, 1, 1, 2, 3, 1, 1]);
});
