/** The button that copies a page as Markdown, in HTML that may be static (`src/components/docs/PageNote`). */
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

function onEvent({type, target}: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null;
  if (button) {
    whenLoaded(import('./copyPage'), ({copyPage}) => {
      if (type === 'click') {
        void copyPage(button);
      }
    });
  }
}

if (typeof document !== 'undefined') {
  // The script is to be there before the press, because Safari lets pages copy only during it.
  for (const type of ['pointerover', 'click']) {
    document.addEventListener(type, onEvent);
  }
}
