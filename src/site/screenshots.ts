/** Screenshots of the console: `static/img/screens/NAME-MODE-WIDTH.avif`, made by `npm run screenshots`. */
export const screenshots = {
  folder: 'img/screens',
  /** Widths in pixels that pages request; the last one is also the large picture. */
  widths: [800, 1600],
  /** The shape of every screenshot. */
  width: 1440,
  height: 900,
  /** Small forms in the middle of an empty screen, of which the pages show only the middle. */
  middleOnly: new Set(['login', 'login-forgot-link', 'register-empty', 'reset-password']),
} as const;

export type ScreenMode = 'light' | 'dark';

/** The file of one screenshot under `static/`. */
export function screenFile(name: string, mode: ScreenMode, width: number): string {
  return `${screenshots.folder}/${name}-${mode}-${width}.avif`;
}
