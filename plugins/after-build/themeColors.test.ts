import {expect, it} from 'vitest';
import {readThemeColors} from './themeColors';

const tokens = ":root {--a: #fff; --b: #eee;} html[data-theme='dark'] {--a: #000;}";

it('is read for both color modes', () => {
  expect(readThemeColors(tokens, '--a')).toEqual({light: '#fff', dark: '#000'});
});

it('must be set for both color modes', () => {
  expect(() => readThemeColors(tokens, '--b')).toThrow('must set --b once for each color mode');
});
