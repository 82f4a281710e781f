import {hashTarget} from '../hashTarget';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

/** The form that filters the entries of a page. */
export const filterForm = 'form[data-entry-filter]';

/**
 * Opens the entry that contains the URL's target, so it can be read without another click. Clears a filter that hides
 * it.
 */
export function openTarget(): void {
  const target = hashTarget();
  const form = document.querySelector<HTMLFormElement>(filterForm);
  if (form && target?.closest(':is([data-entry],tr,h2)[hidden]')) {
    whenLoaded(import('./filter'), ({clearFilter}) => {
      clearFilter(form);
      openTarget();
      target.scrollIntoView();
    });
    return;
  }
  const entry = target?.closest<HTMLDetailsElement>('details[data-entry]');
  if (target && entry && !entry.open) {
    entry.open = true;
    target.scrollIntoView();
  }
}
