import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {tokenColors} from '../../plugins/code-blocks/tokenClass';

const [light = '', dark = ''] = readFileSync('src/css/tokens.css', 'utf8').split("html[data-theme='dark']");

function color(mode: string, name: string): string {
  const value = new RegExp(`--site-code-${name}: #([0-9a-f]{6});`).exec(mode)?.[1];
  if (value === undefined) {
    throw new Error(`There is no --site-code-${name}.`);
  }
  return value;
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s mode', (_name, mode) => {
  it.each(['text', ...tokenColors])('code in the colour "%s" has a contrast of 4.5:1', (name) => {
    const [low = 0, high = 0] = [luminance(color(mode, name)), luminance(color(mode, 'surface'))].sort(
      (a, b) => a - b,
    );
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

it('every colour of the highlighter has its rule', () => {
  const rules = readFileSync('src/css/code.css', 'utf8');
  for (const name of tokenColors) {
    expect(rules).toContain(`.token-${name} {`);
  }
});
