import {sizeWatcher} from './sizeWatcher';

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

/** Keeps tables that don't fit on the page reachable with a keyboard, at any window width. */
export const {watch: watchTables} = sizeWatcher(`[${attribute}], [${attribute}] > table`, (parts) => {
  for (const part of parts) {
    const scroller = part.closest<HTMLElement>(`[${attribute}]`);
    if (scroller) {
      update(scroller);
    }
  }
});
