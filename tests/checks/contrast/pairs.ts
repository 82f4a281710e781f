/** Which token is drawn on which, and the required contrast. */

/** Text of any size, and non-text content that must be visible (WCAG 2.2: 1.4.3 and 1.4.11). */
export const minimum = {text: 4.5, shape: 3} as const;

export interface Pair {
  readonly foreground: string;
  /** Tokens below it, lowest first. */
  readonly layers: readonly [string, ...string[]];
  readonly atLeast: number;
}

type Layers = Pair['layers'];

const page: Layers = ['--ifm-background-color'];
const surface: Layers = ['--ifm-background-surface-color'];
const sunken: Layers = ['--site-surface-sunken'];
const hover: Layers = ['--site-surface-hover'];
const stripe: Layers = ['--ifm-table-stripe-background'];
const code: Layers = ['--ifm-code-background'];
const navbar: Layers = ['--ifm-navbar-background-color'];
const footer: Layers = ['--ifm-footer-background-color'];
const hero: Layers = ['--ifm-background-color', '--site-hero-glow'];
const primary: Layers = ['--ifm-color-primary'];

const texts: Readonly<Record<string, readonly Layers[]>> = {
  '--ifm-font-color-base': [page, surface, sunken, hover, stripe, code, hero],
  '--ifm-font-color-secondary': [page, surface, sunken, hero],
  '--ifm-heading-color': [page, surface, hero],
  '--ifm-link-color': [page, surface, sunken, stripe],
  '--ifm-link-hover-color': [page, surface, sunken, stripe],
  '--ifm-color-primary': [page, surface, hover, navbar, footer, hero],
  '--ifm-background-color': [primary],
  '--ifm-navbar-link-color': [navbar],
  '--ifm-menu-color': [page, surface],
  '--ifm-toc-link-color': [page],
  '--ifm-breadcrumb-color-active': [page],
  '--ifm-footer-color': [footer],
  '--ifm-footer-link-color': [footer],
  '--ifm-footer-title-color': [footer],
  '--site-danger-text': [['--site-danger-surface'], page],
  '--site-mark-text': [['--site-mark-surface']],
};

const shapes: Readonly<Record<string, readonly Layers[]>> = {
  '--site-focus': [page, surface, sunken, hover, navbar, footer, code, hero],
  '--site-border-strong': [page, surface],
};

function pairsOf(table: Readonly<Record<string, readonly Layers[]>>, atLeast: number): readonly Pair[] {
  return Object.entries(table).flatMap(([foreground, below]) =>
    below.map((layers) => ({foreground, layers, atLeast})),
  );
}

const codePrefix = '--site-code-';
const codeSurface = `${codePrefix}surface`;

/** All colors of code are drawn on the background of code. @param names of all tokens */
function codePairs(names: readonly string[]): readonly Pair[] {
  return names
    .filter((name) => name.startsWith(codePrefix) && name !== codeSurface)
    .map((foreground) => ({foreground, layers: [codeSurface], atLeast: minimum.text}));
}

/** All pairs. @param names of all tokens */
export function pairsIn(names: readonly string[]): readonly Pair[] {
  return [...pairsOf(texts, minimum.text), ...pairsOf(shapes, minimum.shape), ...codePairs(names)];
}

/** Colors that no text is drawn in or on: decoration, shades that Infima derives, and the backdrop of dialogs. */
export const decorative: readonly RegExp[] = [
  /^--ifm-color-primary-(?:dark|light)/,
  /^--ifm-(?:table|toc)-border-color$/,
  /^--site-border$/,
  /backdrop$/,
];
