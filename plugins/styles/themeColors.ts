/** The color of the page's upper edge in each color mode, as CSS colors. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads the navbar's color from the design tokens: first the light mode's, then the dark mode's.
 *
 * @throws Error when the style sheet doesn't set it exactly twice
 */
export function readThemeColors(tokens: string): ThemeColors {
  const values = [...tokens.matchAll(/--ifm-navbar-background-color:\s*([^;]+);/g)].map((match) => match[1]);
  const [light, dark] = values;
  if (light === undefined || dark === undefined || values.length > 2) {
    throw new Error('src/css/tokens.css must set --ifm-navbar-background-color once for each color mode.');
  }
  return {light, dark};
}
