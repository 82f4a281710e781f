/** Colors and their contrast as axe computes them. Its types leave that part out. */
import axe from 'axe-core';

export interface Color {
  readonly alpha: number;
}

interface ParsedColor extends Color {
  /** @throws for anything but a color */
  parseString(text: string): void;
}

const axeColors = (
  axe.commons as unknown as {
    readonly color: {
      readonly Color: new () => ParsedColor;
      readonly flattenColors: (top: Color, bottom: Color) => Color;
      readonly getContrast: (background: Color, foreground: Color) => number;
    };
  }
).color;

/** Reads a color in any notation of CSS; `undefined` for anything else. */
export function parseColor(text: string): Color | undefined {
  const color = new axeColors.Color();
  try {
    color.parseString(text);
    return color;
  } catch {
    return undefined;
  }
}

/**
 * The contrast of a color on layers, from 1 to 21.
 *
 * @param layers the layers below the color, lowest first; the lowest is opaque
 */
export function contrast(foreground: Color, layers: readonly [Color, ...Color[]]): number {
  return axeColors.getContrast(
    layers.reduce((bottom, top) => axeColors.flattenColors(top, bottom)),
    foreground,
  );
}
