/** The class by which style sheets and tools know that search is open. */
const lockedClass = 'DocSearch--active';

/**
 * Keeps the page behind the dialog where it is, in its place: the room of a scroll bar stays reserved.
 *
 * @returns a function that undoes it
 */
export function lockScroll(): () => void {
  const {body, documentElement} = document;
  const hasScrollBar = window.innerWidth > documentElement.clientWidth;
  documentElement.style.scrollbarGutter = hasScrollBar ? 'stable' : '';
  body.classList.add(lockedClass);
  return () => {
    documentElement.style.scrollbarGutter = '';
    body.classList.remove(lockedClass);
  };
}
