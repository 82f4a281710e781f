import {expect, it} from 'vitest';
import {pastedQuery} from './pastedQuery';

it.each([
  [
    'a line of a log',
    `opsimate-backend  | [2026-11-20T08:03:17.540Z] [ERROR] [dal/db] Database connection error: ${'x'.repeat(64)}`,
    `Database connection error: ${'x'.repeat(37)}`,
  ],
  [
    'a response of several lines',
    `401 Unauthorized\n{"success":false,\n"error":"Missing Authorization header or API token"}`,
    'Missing Authorization header or API token',
  ],
])('takes the message from %s, and no more than fits into a field', (_what, text, query) => {
  expect(pastedQuery(text)).toBe(query);
});

it('reads only the beginning of a long text', () => {
  const text = `{"a": "${'x'.repeat(10_000)}", "error": "No token"}`;
  expect(pastedQuery(text)).toBe(text.slice(0, 64));
});
