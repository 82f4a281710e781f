import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './FooterButton.module.css';

/** Lists what the keyboard can do, as `?` does (`src/behavior/shortcuts`). Only scripts can, so they bring the button. */
export default function ShortcutsButton(): ReactNode {
  return (
    useIsBrowser() && (
      <button type="button" className={styles.button} data-opens-shortcuts="">
        Keyboard shortcuts
      </button>
    )
  );
}
