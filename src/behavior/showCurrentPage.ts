/** Scrolls a list of docs pages, and nothing else, to the current page, unless that's already visible. */
export function showCurrentPage(part: Element): void {
  const current = part.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const list = current?.closest('.menu');
  if (current && list) {
    const link = current.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (link.top < view.top || link.bottom > view.bottom) {
      list.scrollTop += link.bottom - view.bottom + list.clientHeight / 2;
    }
  }
}
