import {hashTarget} from '../hashTarget';

/** Opens the entry that the address leads to; what's inside it can be read without another click. */
export function openTarget(): void {
  const target = hashTarget();
  const entry = target?.closest<HTMLDetailsElement>('details[data-entry]');
  if (target && entry && !entry.open) {
    entry.open = true;
    target.scrollIntoView();
  }
}
