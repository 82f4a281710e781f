import {expect, it} from 'vitest';
import {shortDate} from './shortDate';

it('writes a day of each month as the framework does', () => {
  const format = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2, 23, 59));
    expect(shortDate(date)).toBe(format.format(date));
  }
});
