/** The types of navbar items that the theme can render; an item without a type is a plain link. */
const navbarItemTypes = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
] as const;

/**
 * Returns the items if the theme can render all of them. The theme itself reports an unknown type without naming the
 * item, or only when a page is rendered.
 *
 * @throws Error that names the item and the known types.
 */
export function checkNavbarItems<T extends object>(items: T[]): T[] {
  for (const item of items) {
    const type: unknown = 'type' in item ? item.type : undefined;
    if (type !== undefined && !navbarItemTypes.some((known) => known === type)) {
      throw new Error(
        `A navbar item has the unknown type ${JSON.stringify(type)}. ` +
          `Correct it in src/site/navigation.ts; known types are ${navbarItemTypes.join(', ')}.\n` +
          JSON.stringify(item, null, 2),
      );
    }
  }
  return items;
}
