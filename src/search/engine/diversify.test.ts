import {expect, it} from 'vitest';
import {diversify} from './diversify';

it('keeps the order within a turn and leaves nothing out', () => {
  expect(diversify([1, 1, 1, 1, 2, 1, 3], (page) => page)).toEqual([1, 1, 1, 2, 3, 1, 1]);
});
