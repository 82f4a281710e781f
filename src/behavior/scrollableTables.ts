/** Tables that fit on the page aren't tab stops. Without JavaScript, all of them are. */
const attribute = 'data-scrollable-table';

function update(scroller: HTMLElement): void {
  const isWide = scroller.scrollWidth > scroller.clientWidth;
  const attributes = {role: 'region', 'aria-label': scroller.getAttribute(attribute) ?? '', tabindex: '0'};
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) {
      scroller.setAttribute(name, value);
    } else {
      scroller.removeAttribute(name);
    }
  }
}

let observer: ResizeObserver | undefined;

/** Keeps tables that don't fit on the page reachable with a keyboard, at any window width. */
export function watchTables(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      const scroller = target.closest<HTMLElement>(`[${attribute}]`);
      if (scroller) {
        update(scroller);
      }
    }
  });
  for (const part of document.querySelectorAll(`[${attribute}], [${attribute}] > table`)) {
    observer.observe(part);
  }
}
