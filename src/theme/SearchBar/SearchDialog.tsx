import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {disableSiblings} from './disableSiblings';
import {keepFocusInside} from './keepFocusInside';
import styles from './SearchDialog.module.css';

interface Props {
  /** What had the focus before the dialog opened. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A real dialog, which DocSearch's own modal is not: named, modal, with the page behind it out of reach and
 * the focus returned to where it was.
 */
export default function SearchDialog({returnFocus, children}: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const target = returnFocus.current;
    if (!element) {
      return undefined;
    }
    const enableSiblings = disableSiblings(element);
    element.addEventListener('keydown', keepFocusInside, true);
    return () => {
      element.removeEventListener('keydown', keepFocusInside, true);
      enableSiblings();
      target?.focus({preventScroll: true});
    };
  }, [returnFocus]);

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return createPortal(
    <div ref={dialog} className={styles.dialog} role="dialog" aria-modal="true" aria-label={label}>
      {children}
    </div>,
    document.body,
  );
}
