const active = 'tabs__item--active';

function showIn(container: Element, value: string): void {
  // Only this container's parts: tabs may be nested.
  const parts = [...container.querySelectorAll<HTMLElement>('[data-tab]')].filter(
    (part) => part.closest('.tabs-container') === container,
  );
  if (!parts.some(({dataset}) => dataset.tab === value)) {
    return;
  }
  for (const part of parts) {
    const isSelected = part.dataset.tab === value;
    if (part.role === 'tabpanel') {
      part.hidden = !isSelected;
    } else {
      part.ariaSelected = String(isSelected);
      part.tabIndex = isSelected ? 0 : -1;
      part.classList.toggle(active, isSelected);
    }
  }
}

/** Selects an option in every group of that name on the page. Groups without it stay as they are. */
export function selectTab(group: string, value: string): void {
  for (const container of document.querySelectorAll<HTMLElement>('.tabs-container')) {
    if (container.dataset.tabGroup === group) {
      showIn(container, value);
    }
  }
}

/** The names of the groups on the page. */
export function groupsOnPage(): ReadonlySet<string> {
  const containers = [...document.querySelectorAll<HTMLElement>('.tabs-container')];
  return new Set(containers.flatMap(({dataset}) => dataset.tabGroup ?? []));
}
