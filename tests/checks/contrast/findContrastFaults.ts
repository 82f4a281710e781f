/** Checks that what's drawn in one token is visible on another. */
import {type Problem} from '../problem';
import {contrast, parseColor, type Color} from './color';
import {decorative, type Pair} from './pairs';
import {type Tokens} from '../../../plugins/after-build/themeColors';

/** @throws Error that names the token when it is missing or can't be read as a color */
function colorOf(tokens: Tokens, name: string): Color {
  const color = parseColor(tokens.get(name) ?? '');
  if (color === undefined) {
    throw new Error(`The token ${name} isn't a color: ${tokens.get(name) ?? 'not declared'}.`);
  }
  return color;
}

/** Pairs with too little contrast. @param where names the color mode */
export function findContrastFaults(
  tokens: Tokens,
  pairs: readonly Pair[],
  where: string,
): readonly Problem[] {
  return pairs.flatMap(({foreground, layers: [lowest, ...upper], atLeast}) => {
    const ratio = contrast(colorOf(tokens, foreground), [
      colorOf(tokens, lowest),
      ...upper.map((name) => colorOf(tokens, name)),
    ]);
    const below = [lowest, ...upper].join(' under ');
    return ratio >= atLeast
      ? []
      : [{where, what: `${foreground} on ${below} has a contrast of ${ratio.toFixed(2)}, not ${atLeast}`}];
  });
}

/** How a color begins, in this or another notation. */
const colorStart = /^(?:#|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\()/i;

/** Colors that are neither in a pair nor known as decoration, and those that can't be checked. */
export function findUnpairedColors(tokens: Tokens, pairs: readonly Pair[]): readonly Problem[] {
  const paired = new Set(pairs.flatMap(({foreground, layers}) => [foreground, ...layers]));
  const colors = [...tokens].filter(([, value]) => colorStart.test(value));
  return [
    ...colors
      .filter(([, value]) => parseColor(value) === undefined)
      .map(([where, value]) => ({
        where,
        what: `is ${value}, whose contrast can't be computed: write its value`,
      })),
    ...colors
      .filter(([name]) => !paired.has(name) && !decorative.some((pattern) => pattern.test(name)))
      .map(([where]) => ({where, what: 'is a color in no pair of tests/checks/contrast/pairs.ts'})),
  ];
}
