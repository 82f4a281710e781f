/**
 * What assistive technology is told about DocSearch 3.9's markup, put right:
 *
 * - its outermost element says that it is a button, with all controls inside it; the dialog around it is ours;
 * - results hold links, stored searches buttons as well: the options of a list box must hold neither, the items
 *   of a tree may;
 * - all lists share one id and one name, and the search box points at ids that do not exist;
 * - the search box is not said to be a combobox.
 *
 * Sets attributes only where they differ, so that it may run on every change.
 */
export function repairSemantics(root: Element): void {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of [
    'role',
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-controls',
    'aria-labelledby',
  ]) {
    container?.removeAttribute(name);
  }
  const lists = [...root.querySelectorAll('.DocSearch-Hits ul')];
  for (const list of lists) {
    repairList(list);
  }
  const input = root.querySelector('.DocSearch-Input');
  if (input) {
    repairInput(input, lists);
  }
  setAttribute(root.querySelector('.DocSearch-Cancel'), 'type', 'button');
}

function repairList(list: Element): void {
  const items = [...list.children];
  // `docsearch-hits0-item-3` belongs to the list that the search box calls `docsearch-hits0-list`.
  const id = items[0]?.id.replace(/item-\d+$/, 'list');
  if (id) {
    setAttribute(list, 'id', id);
    setAttribute(list.previousElementSibling, 'id', `${id}-heading`);
    setAttribute(list, 'aria-labelledby', `${id}-heading`);
  }
  setAttribute(list, 'role', 'tree');
  for (const item of items) {
    setAttribute(item, 'role', 'treeitem');
  }
}

function repairInput(input: Element, lists: readonly Element[]): void {
  setAttribute(input, 'role', 'combobox');
  setAttribute(input, 'aria-haspopup', 'tree');
  setAttribute(input, 'aria-autocomplete', 'list');
  // Tab closes the panel: DocSearch then leaves `aria-controls` out.
  const controls = input.getAttribute('aria-controls');
  setAttribute(input, 'aria-expanded', String(lists.length > 0 && controls !== null));
  const existing = controls
    ?.split(' ')
    .filter((id) => lists.some((list) => list.id === id))
    .join(' ');
  if (existing) {
    setAttribute(input, 'aria-controls', existing);
  } else {
    input.removeAttribute('aria-controls');
  }
}

function setAttribute(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}
