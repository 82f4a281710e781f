import type {CardColors} from './social-cards/draw';

/** A color in each color mode, as CSS colors. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads a color from the design tokens: first the light mode's, then the dark mode's.
 *
 * @param token such as `--ifm-heading-color`
 * @throws Error when the style sheet doesn't set it exactly twice
 */
export function readThemeColors(tokens: string, token: string): ThemeColors {
  const values = [...tokens.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].map((match) => match[1]);
  const [light, dark] = values;
  if (light === undefined || dark === undefined || values.length > 2) {
    throw new Error(`src/css/tokens.css must set ${token} once for each color mode.`);
  }
  return {light, dark};
}

/** @param tokens the style sheet with the design tokens */
export function cardColors(tokens: string): CardColors {
  const dark = (token: string): string => readThemeColors(tokens, token).dark;
  return {
    background: dark('--ifm-background-color'),
    title: dark('--ifm-heading-color'),
    accent: dark('--ifm-color-primary'),
    note: dark('--ifm-font-color-secondary'),
  };
}
