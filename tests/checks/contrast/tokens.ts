/** The design tokens as values: what `src/css/tokens.css` declares, for each color mode. */

export const colorModes = ['light', 'dark'] as const;
type ColorMode = (typeof colorModes)[number];
export type Tokens = ReadonlyMap<string, string>;

const darkSelector = "html[data-theme='dark']";

function declarations(block: string): readonly (readonly [string, string])[] {
  const code = block.replace(/\/\*[^]*?\*\//g, '');
  return [...code.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );
}

/** The dark mode has every token of the light one, some with its own values. */
export function readTokens(css: string): Readonly<Record<ColorMode, Tokens>> {
  const [light = '', dark = ''] = css.split(darkSelector);
  return {
    light: new Map(declarations(light)),
    dark: new Map([...declarations(light), ...declarations(dark)]),
  };
}
