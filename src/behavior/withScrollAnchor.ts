/** Changes the page. What a reader is looking at stays where it is in the window, whatever grows or shrinks above it. */
export function withScrollAnchor(seen: Element, change: () => void): void {
  const before = seen.getBoundingClientRect().top;
  change();
  window.scrollBy({top: seen.getBoundingClientRect().top - before, behavior: 'instant'});
}
