import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrast, parseColor, type Color} from '../../tests/checks/contrast/color';
import {tokenColors} from '../../plugins/markdown/code-blocks/tokenClass';

const [light = '', dark = ''] = readFileSync('src/css/tokens.css', 'utf8').split("html[data-theme='dark']");

function color(mode: string, name: string): Color {
  const value = parseColor(new RegExp(`--site-code-${name}: (#[0-9a-f]{6});`).exec(mode)?.[1] ?? '');
  if (value === undefined) {
    throw new Error(`There is no --site-code-${name}.`);
  }
  return value;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s mode', (_name, mode) => {
  it.each(['text', ...tokenColors])('code in the color "%s" has a contrast of 4.5:1', (name) => {
    expect(contrast(color(mode, name), [color(mode, 'surface')])).toBeGreaterThanOrEqual(4.5);
  });
});

it('every color of the highlighter has its rule', () => {
  const rules = readFileSync('src/css/code.css', 'utf8');
  for (const name of tokenColors) {
    expect(rules).toContain(`.token-${name} {`);
  }
});
