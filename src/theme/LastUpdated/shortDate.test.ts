import {expect, it} from 'vitest';
import {shortDate} from './shortDate';

it.each(['en', 'de'])('writes a day of each month in %s as the framework does', (locale) => {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2, 23, 59));
    expect(shortDate(date, locale)).toBe(format.format(date));
  }
});
