import {expect, it} from 'vitest';
import {onlyEntryScripts} from './onlyEntryScripts';

it('leaves scripts to entries, and styles to all', () => {
  const style = [{file: 'a.css'}];
  const script = [{file: 'a.js'}];
  const manifest = {
    entrypoints: ['main'],
    origins: {main: [1, 2], '1df9': [3, 2]},
    assets: {1: {js: script}, 2: {css: style, js: script}, 3: {css: style, js: script}},
  };
  expect(onlyEntryScripts(manifest)).toEqual({
    ...manifest,
    assets: {1: {js: script}, 2: {css: style, js: script}, 3: {css: style}},
  });
});
