/** The elements with a role among the children: a group of tabs may hold another group. */
function childrenWithRole(parent: Element | null | undefined, role: string): readonly HTMLElement[] {
  return [...(parent?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.getAttribute('role') === role,
  );
}

function tabForKey(key: string, tabs: readonly HTMLElement[]): HTMLElement | undefined {
  return {Home: tabs[0], End: tabs.at(-1)}[key];
}

/**
 * Connects the tabs of a group with their panels, and gives them the keys of the tabs pattern that are missing.
 *
 * @param id unique on the page
 * @returns a function that takes the keys away
 */
export function connectTabs(wrapper: HTMLElement | null, id: string): () => void {
  const list = wrapper?.querySelector('[role="tablist"]');
  const tabs = childrenWithRole(list, 'tab');
  const panels = childrenWithRole(list?.nextElementSibling, 'tabpanel');
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    tab.id = `${id}tab${index}`;
    panel?.setAttribute('id', `${id}panel${index}`);
    panel?.setAttribute('aria-labelledby', tab.id);
    panel?.setAttribute('data-tab', tab.textContent);
    tab.setAttribute('aria-controls', `${id}panel${index}`);
  }
  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLElement)) {
      return;
    }
    const next = tabForKey(event.key, tabs);
    if (event.key === ' ') {
      event.preventDefault();
      event.target.click();
    } else if (next) {
      event.preventDefault();
      next.focus();
    }
  };
  list?.addEventListener('keydown', onKeyDown);
  return () => {
    list?.removeEventListener('keydown', onKeyDown);
  };
}
