import {expect, it} from 'vitest';
import {nameChunks} from './nameChunks';

const registry = `export default {
  "1a4e": [() => import(/* webpackChunkName: "1a4e" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],
  "1df9": [() => import(/* webpackChunkName: "1df9" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],};`;

it('gives a component the name of its chunk, and leaves what is loaded and all others alone', () => {
  expect(nameChunks(registry, ['@site/src/pages/index.tsx'])).toBe(
    registry.replace('"@site/src/pages/index.tsx", require', '"1df9", require'),
  );
});

it('stops when the registry has another form or lacks the component', () => {
  expect(() => nameChunks(registry, ['@theme/Home'])).toThrow('@theme/Home');
});
