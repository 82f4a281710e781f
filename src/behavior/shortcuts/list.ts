/** The keyboard shortcuts of this site. */

export interface Shortcut {
  /** Alternatives, each with the keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly where: string;
  readonly shortcuts: readonly Shortcut[];
}

interface Conditions {
  /** The keyboard has ⌘ where others have Ctrl. */
  readonly isApple: boolean;
  /** Whether the search completes queries. */
  readonly isCompleting: boolean;
}

/** The list for a reader's keyboard and the site's search. */
export function shortcutGroups({isApple, isCompleting}: Conditions): readonly ShortcutGroup[] {
  const command = isApple ? '⌘' : 'Ctrl';
  return [
    {
      where: 'On every page',
      shortcuts: [
        {keys: [['/'], [command, 'K']], does: 'Open the search'},
        {keys: [['Tab']], does: 'Go to the skip link, the first link on each page'},
        {keys: [['Esc']], does: "Close what's open, such as the search"},
        {keys: [['?']], does: 'Show this list'},
      ],
    },
    {
      where: 'In the search',
      shortcuts: [
        {keys: [['↓'], ['↑']], does: 'Select the next or the previous result'},
        {keys: [['Enter']], does: 'Open the selected result'},
        {keys: [[command, 'Enter']], does: 'Open it in a new tab'},
        {keys: [['Shift', 'Enter']], does: 'Open it in a new window'},
        ...(isCompleting ? [{keys: [['→']], does: 'Complete what you typed'}] : []),
      ],
    },
    {
      where: 'In the text',
      shortcuts: [
        {keys: [['Enter']], does: 'Enlarge the focused screenshot'},
        {keys: [['←'], ['→']], does: 'Go from tab to tab'},
        {keys: [['Home'], ['End']], does: 'Go to the first or the last tab'},
        {keys: [['Enter'], ['Space']], does: 'Select the focused tab'},
      ],
    },
  ];
}
