import {expect, it} from 'vitest';
import {dropPresetEnv} from './dropPresetEnv';

it('leaves the other plugins of PostCSS in their order', () => {
  const [layers, other] = [{postcssPlugin: 'layers'}, ['/packages/other/index.js', {}]];
  expect(dropPresetEnv([layers, ['/packages/postcss-preset-env/index.cjs', {}], other])).toEqual([
    layers,
    other,
  ]);
});

it('stops the build when there is nothing to leave out', () => {
  expect(() => dropPresetEnv([{postcssPlugin: 'layers'}])).toThrow('plugins/light-styles');
});
