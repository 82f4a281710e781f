import {expect, it} from 'vitest';
import {keystrokesOf} from './keystrokes';

it('asks after each letter, as a box does, and not after a space, which changes nothing', () => {
  expect(keystrokesOf(['api', 'a b'])).toEqual(['a', 'ap', 'api', 'a', 'a b']);
});
