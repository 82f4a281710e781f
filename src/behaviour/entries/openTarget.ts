import {hashTarget} from '../hashTarget';

/** Opens the entry or the list that has what the address leads to, so that it can be read without another click. */
export function openTarget(): void {
  const target = hashTarget();
  const entry = target?.closest<HTMLDetailsElement>('details:is([data-entry], [data-folded])');
  if (target && entry && !entry.open) {
    entry.open = true;
    target.scrollIntoView();
  }
}
