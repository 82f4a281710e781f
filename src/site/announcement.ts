/**
 * The announcement bar above the navbar, or `undefined` for none. An example:
 * `{id: 'release-0.0.54', content: 'Release v0.0.54 is out.', isCloseable: true}`. A new `id` shows the bar again to
 * readers who closed the last one. The content is HTML.
 */
export const announcement:
  | {readonly id: string; readonly content: string; readonly isCloseable: boolean}
  | undefined = undefined;
