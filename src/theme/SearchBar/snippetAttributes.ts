const attributes = [
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
];

/** Asks for every shown attribute cut to so many words. */
export function snippetAttributes(words: number): string[] {
  return attributes.map((attribute) => `${attribute}:${words}`);
}
