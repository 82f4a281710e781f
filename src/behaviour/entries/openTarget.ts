/** Opens the entry that the address leads to; what's inside it can be read without another click. */
export function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const entry = target?.closest<HTMLDetailsElement>('details[data-entry]');
  if (target && entry && !entry.open) {
    entry.open = true;
    target.scrollIntoView();
  }
}
