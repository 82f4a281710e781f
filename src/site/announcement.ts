/**
 * The announcement bar above the navigation bar. `undefined` shows none. To announce something, write for example
 * `{id: 'release-0.0.54', content: 'Release v0.0.54 is out.', isCloseable: true}`; a changed `id` shows it again
 * to readers who closed the last one. The content is HTML.
 */
export const announcement:
  {readonly id: string; readonly content: string; readonly isCloseable: boolean} | undefined = undefined;
