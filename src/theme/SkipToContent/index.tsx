// Replaces: @theme/SkipToContent of 3.10.2.
// Change: the focus stays where the link puts it, and only src/behavior/focus/moveFocus.ts moves it after the URL changes.
// Upstream's link moves it, too, and loses it again immediately.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';
import styles from './styles.module.css';

const label = 'Skip to main content';

export default function SkipToContent(): ReactNode {
  return (
    <div id={pageStartId} className={styles.start} role="region" aria-label={label}>
      {/* The URL is for readers without JavaScript; it isn't a route. */}
      {/* oxlint-disable-next-line react/forbid-elements */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}

function skip(event: MouseEvent): void {
  const main =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (main) {
    event.preventDefault();
    main.scrollIntoView();
    focusOn(main);
  }
}
