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
  // Only this container's parts, because tabs may be nested.
  const parts = [...container.querySelectorAll<HTMLElement>('[data-tab]')].filter(
    (part) => part.closest('.tabs-container') === container,
  );
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

/** Selects an option in every group of that name on the page. */
function selectTab(group: string, value: string): void {
  for (const container of document.querySelectorAll<HTMLElement>('.tabs-container')) {
    if (container.dataset.tabGroup === group) {
      showIn(container, value);
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

/** Opens a tab and its counterparts on the page. What the reader is looking at stays in place. */
export function openTab(tab: HTMLElement, seen: Element = tab): void {
  const group = tab.closest<HTMLElement>('.tabs-container')?.dataset.tabGroup;
  const value = tab.dataset.tab;
  if (group !== undefined && value !== undefined) {
    withScrollAnchor(seen, () => selectTab(group, value));
  }
}
