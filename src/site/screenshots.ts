/** Screenshots of the console: `static/img/screens/NAME-MODE-WIDTH.avif`, made by `npm run screenshots`. */
export type ScreenMode = 'light' | 'dark';

/**
 * Widths in pixels that a picture is served in; the last one is also the large picture.
 *
 * @param width of the part shown, in pixels of the console, whose originals have twice as many
 */
export function widthsOf(width: number): readonly [number, ...number[]] {
  const large = Math.min(1600, 2 * width);
  return large > 800 ? [800, large] : [large];
}

/** The file of one screenshot under `static/`. */
export function screenFile(name: string, mode: ScreenMode, width: number): string {
  return `img/screens/${name}-${mode}-${width}.avif`;
}
