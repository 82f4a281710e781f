export interface AllowedStyle {
  readonly style: string;
  readonly why: string;
  /** Not every build has it in its pages. */
  readonly isOptional?: true;
}

/** The inline styles that pages may hold, each with its reason; a check of the built pages refuses all others. */
export const allowedStyles: readonly AllowedStyle[] = [
  {
    style: 'display: none;',
    why: 'The theme hides its sprite of icons so, in every page, and offers no way to change it.',
  },
  // Temporary: goes when the search modal draws no logo of the service.
  {
    style: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
    why: "The logo of the search service, in the modal's footer, brings its own style element.",
    isOptional: true,
  },
  // Temporary: goes when code blocks are colored by classes.
  ...[
    'color:#393A34',
    'color:#36acaa',
    'color:#e3116c',
    'color:#d73a49',
    'color:#00a4db',
    'color:#00009f',
    'color:#393A34;background-color:#f6f8fa',
    '--prism-color:#393A34;--prism-background-color:#f6f8fa',
    'display:inline-block',
  ].map((style) => ({style, why: 'The highlighter colors the words of code blocks so.'})),
];
