import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrast, parseColor, type Color} from './color';
import {readFolder} from '../../../plugins/files/readFolder';
import {findContrastFaults, findUnpairedColors} from './findContrastFaults';
import {findWidthColors} from './findWidthColors';
import {pairsIn} from './pairs';
import {readTokens} from '../../../plugins/after-build/themeColors';

function color(text: string): Color {
  const parsed = parseColor(text);
  if (parsed === undefined) {
    throw new Error(`${text} is no color.`);
  }
  return parsed;
}

it('Contrast counts what shines through, in the text and in the layers below it', () => {
  expect(contrast(color('#000'), [color('#fff')])).toBe(21);
  expect(contrast(color('#767676'), [color('#ffffff')])).toBeCloseTo(4.54, 2);
  expect(contrast(color('rgb(0 0 0 / 0%)'), [color('#fff')])).toBe(1);
  expect(contrast(color('#000'), [color('#fff'), color('rgb(0 0 0 / 50%)')])).toBeCloseTo(5.32, 2);
});

const tokens = readTokens(readFileSync('src/css/tokens.css', 'utf8'));

describe.each(['light', 'dark'] as const)('the tokens of the %s mode', (mode) => {
  const pairs = pairsIn([...tokens[mode].keys()]);

  it('are legible: text at 4.5:1, focus ring and edges of fields at 3:1', () => {
    expect(findContrastFaults(tokens[mode], pairs, mode)).toEqual([]);
  });

  it('are all in a pair, or known as decoration', () => {
    expect(findUnpairedColors(tokens[mode], pairs)).toEqual([]);
  });
});

describe('the check of the tokens', () => {
  const css = `:root { --site-code-surface: #fff; --site-code-comment: #333; --site-a: #999; }
html[data-theme='dark'] { /* --site-code-comment: #333; */ --site-code-comment: #eee; }`;
  const pairs = [{foreground: '--site-code-comment', layers: ['--site-code-surface'], atLeast: 4.5}] as const;

  it('names a pair with too little contrast, in the mode in which it has too little', () => {
    expect(findContrastFaults(readTokens(css).light, pairs, 'light')).toEqual([]);
    expect(findContrastFaults(readTokens(css).dark, pairs, 'dark')).toEqual([
      {
        where: 'dark',
        what: '--site-code-comment on --site-code-surface has a contrast of 1.16, not 4.5',
      },
    ]);
  });

  it('names a color without a pair', () => {
    expect(findUnpairedColors(readTokens(css).light, pairs).map(({where}) => where)).toEqual(['--site-a']);
  });

  it('names a color whose contrast nobody can compute', () => {
    const {light} = readTokens(':root { --site-code-comment: color-mix(in srgb, #fff, #000); }');
    expect(findUnpairedColors(light, pairs)).toEqual([
      {
        where: '--site-code-comment',
        what: "is color-mix(in srgb, #fff, #000), whose contrast can't be computed: write its value",
      },
    ]);
  });

  it('treats every color of code as text on the background of code', () => {
    expect(
      pairsIn([...readTokens(css).light.keys()]).filter(({layers: [lowest]}) =>
        lowest.includes('code-surface'),
      ),
    ).toEqual(pairs);
  });
});

describe('the style sheets', () => {
  it('set no color for some widths only', async () => {
    const sheets = [...(await readFolder('src', '.css'))];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.flatMap(([file, css]) => findWidthColors(file, css))).toEqual([]);
  });

  it('are reported if they do', () => {
    const css =
      '@media (width <= 600px) { p { margin: 0; color: gray } }\n@media print { p { color: black } }';
    expect(findWidthColors('a.css', css)).toEqual([
      {where: 'a.css', what: 'sets color in @media (width <= 600px): set it for all widths'},
    ]);
  });
});
