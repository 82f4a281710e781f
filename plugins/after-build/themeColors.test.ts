import {expect, it} from 'vitest';
import {readColors, readTokens} from './themeColors';

it('reads the tokens of both color modes, and those of the light one for both if the dark one has none', () => {
  const {light, dark} = readTokens(":root {--a: #fff; --b: #eee;} html[data-theme='dark'] {--a: #000;}");
  expect([...light]).toEqual([
    ['--a', '#fff'],
    ['--b', '#eee'],
  ]);
  expect([...dark]).toEqual([
    ['--a', '#000'],
    ['--b', '#eee'],
  ]);
});

it('names a token that is missing', () => {
  expect(() => readColors(':root {--a: #fff;}')).toThrow('must set --ifm-navbar-background-color');
});
