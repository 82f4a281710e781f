import {expect, it} from 'vitest';
import {cardAddress} from './socialCard';

it('is named after the page, with or without a base path or a trailing slash', () => {
  expect(cardAddress('/docs/alerts', '/')).toBe('img/cards/docs/alerts.png');
  expect(cardAddress('/console/docs/alerts', '/console/')).toBe('img/cards/docs/alerts.png');
});

it('has a name for the home page and for the page without its own URL', () => {
  expect(cardAddress('/', '/')).toBe('img/cards/index.png');
  expect(cardAddress('/404.html', '/')).toBe('img/cards/404.png');
});
