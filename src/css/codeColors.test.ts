import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {tokenColors} from '../../plugins/markdown/code-blocks/tokenColors';

it.each(Object.keys(tokenColors))('the color "%s" of the highlighter has its token and its rule', (name) => {
  expect(readFileSync('src/css/tokens.css', 'utf8')).toContain(`--site-code-${name}: `);
  expect(readFileSync('src/css/code.css', 'utf8')).toContain(`.token-${name} {`);
});
