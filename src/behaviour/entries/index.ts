import {openTarget} from './openTarget';

if (typeof document !== 'undefined') {
  window.addEventListener('hashchange', openTarget);
  for (const type of ['input', 'change', 'submit']) {
    document.addEventListener(type, (event) => {
      const form = event.target instanceof Element ? event.target.closest('form') : null;
      if (form?.matches('[data-entry-filter]')) {
        if (type === 'submit') {
          event.preventDefault();
        }
        // Few readers filter, and every page has this module.
        void import('./filter').then(({filterEntries}) => {
          filterEntries(form);
        });
      }
    });
  }
}

export function onRouteDidUpdate(): void {
  openTarget();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-entry-filter]')) {
    form.hidden = false;
  }
}
