export interface AllowedStyle {
  readonly style: string;
  readonly why: string;
}

/** The inline styles that pages may contain, each with its reason. A check of the built pages rejects all others. */
export const allowedStyles: readonly AllowedStyle[] = [
  {
    style: 'display: none;',
    why: 'The theme hides its sprite of icons this way, in every page, and offers no way to change it.',
  },
];
