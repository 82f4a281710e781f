/** Whether the reader's keyboard has ⌘ where others have Ctrl. Only in the browser. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
