import {expect, it} from 'vitest';
import {isLabel} from './isLabel';

it.each([
  'Settings',
  'Apply Changes',
  '+ Add new SSH key',
  'Search alerts...',
  'VM / Server',
  '1 instance configured',
])('%s is a label of the console', (text) => {
  expect(isLabel(text)).toBe(true);
});

it.each([
  'Cause:',
  'An unknown ID gets the same 200.',
  'and',
  'including a password in plain text',
  'With the API token, the change is made but the response is 500',
])('%s is prose', (text) => {
  expect(isLabel(text)).toBe(false);
});
