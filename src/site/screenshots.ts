/** Screens of the console, as `static/img/screens/NAME-MODE-WIDTH.avif`; made by `npm run screenshots`. */
export const screenshots = {
  folder: 'img/screens',
  /** Widths in pixels that a page asks for; the last is also the large picture. */
  widths: [800, 1600],
  /** Every screen has this shape. */
  width: 1440,
  height: 900,
  /** Small forms in the middle of an empty screen: the pages show the middle alone. */
  middleOnly: new Set(['login', 'login-forgot-link', 'register-empty', 'reset-password']),
} as const;

export type ScreenMode = 'light' | 'dark';

/** File of one screen under `static/`. */
export function screenFile(name: string, mode: ScreenMode, width: number): string {
  return `${screenshots.folder}/${name}-${mode}-${width}.avif`;
}
