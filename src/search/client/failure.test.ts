import {expect, it} from 'vitest';
import {failureReason} from './failure';

it.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'over-quota'],
  [500, 'unreachable'],
] as const)('a response with status %i means that the service is %s', (status, reason) => {
  expect(failureReason(Object.assign(new Error(), {name: 'ApiError', status}))).toBe(reason);
});

it.each([Object.assign(new Error(), {name: 'RetryError'}), new TypeError('x'), null])(
  '%s means that it is unreachable',
  (error) => {
    expect(failureReason(error)).toBe('unreachable');
  },
);
