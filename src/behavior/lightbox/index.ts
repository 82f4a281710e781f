import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {closestTo} from '@site/src/lib/closestTo';
import {hasModifier} from '@site/src/lib/keys';

function onClick(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[data-large-picture]');
  const picture = link?.querySelector('img');
  if (link && picture && !hasModifier(event)) {
    event.preventDefault();
    whenLoaded(
      import('./dialog'),
      ({openLightbox}) => {
        openLightbox(link, picture);
      },
      () => {
        window.location.assign(link.href);
      },
    );
  }
}

/** Clicking a screenshot opens the large picture in a dialog, on every page and without React. */
export function openPictures(): void {
  document.addEventListener('click', onClick);
}
