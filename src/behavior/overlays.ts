/** What can be open over the page. */
const overlays = {
  /** Large pictures and the list of shortcuts. Nothing opens over them. */
  dialog: 'dialog:modal',
  /** The search, which opens over a phone's menu too. */
  search: '[aria-modal="true"]',
  /** The menu of a phone. */
  menu: '.navbar-sidebar--show',
} as const;

/** Whether one of these is open. */
export function isOverlayOpen(...parts: readonly (keyof typeof overlays)[]): boolean {
  return document.querySelector(parts.map((part) => overlays[part]).join()) !== null;
}
