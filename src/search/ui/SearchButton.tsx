import {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from '@site/src/lib/keys';
import styles from './SearchButton.module.css';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  /** Called when the reader is about to search. */
  readonly onIntent: () => void;
  readonly onClick: () => void;
}

/** The button in the navbar. The keys that it shows depend on the system; its name doesn't. */
export default function SearchButton({ref, isOpen, onIntent, onClick}: Props): ReactNode {
  const commandKey = useIsBrowser() && isApple() ? '⌘' : 'Ctrl';
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch', 'DocSearch-Button', styles.button)}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onClick}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
    >
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" />
      </svg>
      <span className={styles.text}>Search</span>
      <span className={styles.keys} aria-hidden="true">
        {/* Rendered by the style sheet: as text, they'd be part of the button's label. */}
        <kbd data-key={commandKey} />
        <kbd data-key="K" />
      </span>
    </button>
  );
}
