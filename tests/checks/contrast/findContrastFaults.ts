/** Checks that what is drawn in one token can be seen on another. */
import {type Problem} from '../problem';
import {contrast, parseColor, type Color} from './color';
import {decorative, type Pair} from './pairs';
import {type Tokens} from './tokens';

/** @throws Error that names the token when it is missing or no color */
function colorOf(tokens: Tokens, name: string): Color {
  const color = parseColor(tokens.get(name) ?? '');
  if (color === undefined) {
    throw new Error(`The token ${name} is not a color: ${tokens.get(name) ?? 'not declared'}.`);
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

/** Colors that are in no pair and aren't known as decoration. */
export function findUnpairedColors(tokens: Tokens, pairs: readonly Pair[]): readonly Problem[] {
  const paired = new Set(pairs.flatMap(({foreground, layers}) => [foreground, ...layers]));
  return [...tokens]
    .filter(([name, value]) => parseColor(value) !== undefined && !paired.has(name))
    .filter(([name]) => !decorative.some((pattern) => pattern.test(name)))
    .map(([name]) => ({where: name, what: 'is a color in no pair of tests/checks/contrast/pairs.ts'}));
}
