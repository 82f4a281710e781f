import postcss from 'postcss';
import type {CardColors} from './social-cards/draw';

/** Values of design tokens by name. */
export type Tokens = ReadonlyMap<string, string>;

/** A color in each color mode, as CSS colors. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

const darkSelector = "html[data-theme='dark']";

/**
 * The design tokens of each color mode: the dark mode has every token of the light one, some with its own values.
 *
 * @param css the style sheet with the tokens, the light mode's first
 */
export function readTokens(css: string): Readonly<Record<keyof ThemeColors, Tokens>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    rule.walkDecls(/^--/, ({prop, value}) => {
      dark.set(prop, value);
      if (rule.selector !== darkSelector) {
        light.set(prop, value);
      }
    });
  });
  return {light, dark};
}

function colorOf(tokens: Tokens, token: string): string {
  const color = tokens.get(token);
  if (color === undefined) {
    throw new Error(`src/css/tokens.css must set ${token}.`);
  }
  return color;
}

/** Colors that a build writes into files other than style sheets. */
export interface Colors {
  /** The color at the top edge of every page. */
  readonly bars: ThemeColors;
  readonly cards: CardColors;
}

/**
 * @param css the style sheet with the design tokens
 * @throws Error naming a token that it lacks
 */
export function readColors(css: string): Colors {
  const {light, dark} = readTokens(css);
  const bar = '--ifm-navbar-background-color';
  return {
    bars: {light: colorOf(light, bar), dark: colorOf(dark, bar)},
    cards: {
      background: colorOf(dark, '--ifm-background-color'),
      title: colorOf(dark, '--ifm-heading-color'),
      accent: colorOf(dark, '--ifm-color-primary'),
      note: colorOf(dark, '--ifm-font-color-secondary'),
    },
  };
}
