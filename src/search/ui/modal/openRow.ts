/** Which keys were held when a result was opened: the same for Enter and for a press of the mouse. */
export interface HeldKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a browser opens a link beside this page, or saves it, when it is used with these keys. */
export function leavesPageOpen({ctrlKey, metaKey, shiftKey, altKey}: HeldKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The page of an address within this site, without its anchor: what can be loaded beforehand. */
export function pageOf(url: string): string {
  return url.replace(/#.*$/, '');
}
