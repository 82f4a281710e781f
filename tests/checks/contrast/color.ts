/** Colors as defined by WCAG 2. */

/** Red, green, and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const functional = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[/,]\s*([\d.]+)(%)?)?\s*\)$/;

/** Reads `#rgb`, `#rrggbb`, and `rgb(…)` with or without alpha; `undefined` for anything else. */
export function parseColor(text: string): Color | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text.slice(1) : undefined;
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
    return {red, green, blue, alpha: 1};
  }
  const match = functional.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, red, green, blue, alpha = '1', percent] = match;
  return {
    red: Number(red),
    green: Number(green),
    blue: Number(blue),
    alpha: Number(alpha) / (percent === undefined ? 1 : 100),
  };
}

/** Composites one color over another. */
function over(top: Color, bottom: Color): Color {
  const mix = (upper: number, lower: number): number => upper * top.alpha + lower * (1 - top.alpha);
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha: top.alpha + bottom.alpha * (1 - top.alpha),
  };
}

function luminance({red, green, blue}: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast of a color on layers, from 1 to 21.
 *
 * @param layers the layers below the color, lowest first; the lowest is opaque
 */
export function contrast(foreground: Color, layers: readonly [Color, ...Color[]]): number {
  const background = layers.reduce((bottom, top) => over(top, bottom));
  const [dark = 0, light = 0] = [luminance(over(foreground, background)), luminance(background)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}
