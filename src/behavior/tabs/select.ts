import {withScrollAnchor} from '../withScrollAnchor';

const active = 'tabs__item--active';

/**
 * Hides a panel from readers, but not from the browser's in-page search, which opens it. Browsers without that feature
 * hide it altogether. A panel with zero height would still be announced.
 */
export function hidePanel(panel: HTMLElement): void {
  panel.hidden = 'until-found';
  panel.setAttribute('aria-hidden', 'true');
}

function showPanel(panel: HTMLElement): void {
  panel.hidden = false;
  panel.removeAttribute('aria-hidden');
}

/** Selects an option in a group. A group without the option stays as it is. */
export function showIn(container: Element, value: string): void {
  const parts = [...container.querySelectorAll<HTMLElement>('[data-tab]')];
  if (!parts.some(({dataset}) => dataset.tab === value)) {
    return;
  }
  for (const part of parts) {
    const isSelected = part.dataset.tab === value;
    if (part.getAttribute('role') === 'tabpanel') {
      (isSelected ? showPanel : hidePanel)(part);
    } else {
      part.setAttribute('aria-selected', String(isSelected));
      part.tabIndex = isSelected ? 0 : -1;
      part.classList.toggle(active, isSelected);
    }
  }
}

/** The tab that an element is, or whose panel contains it. */
export function tabAround(element: Element): HTMLElement | null {
  const part = element.closest<HTMLElement>('[data-tab]');
  return part?.getAttribute('role') === 'tabpanel'
    ? document.getElementById(part.getAttribute('aria-labelledby') ?? '')
    : part;
}

/** Opens a tab. What the reader is looking at stays in place. */
export function openTab(tab: HTMLElement, seen: Element = tab): void {
  const container = tab.closest('.tabs-container');
  const value = tab.dataset.tab;
  if (container && value !== undefined) {
    withScrollAnchor(seen, () => showIn(container, value));
  }
}
