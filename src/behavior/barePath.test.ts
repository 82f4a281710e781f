import {expect, it} from 'vitest';
import {barePath} from './barePath';

it.each([
  ['/docs/core-features.html', '/docs/core-features'],
  ['/docs/core-features/index.html', '/docs/core-features/'],
  ['/index.html', '/'],
  ['/docs/core-features', '/docs/core-features'],
  ['/docs/html', '/docs/html'],
])('turns %s into %s', (address, bare) => {
  expect(barePath(address)).toBe(bare);
});
