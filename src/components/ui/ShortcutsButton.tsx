import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './FooterButton.module.css';

/** Lists the keyboard shortcuts, as `?` does (`src/behavior/shortcuts`). That takes scripts, so they add the button. */
export default function ShortcutsButton(): ReactNode {
  return (
    useIsBrowser() && (
      <button type="button" className={styles.button} data-opens-shortcuts="">
        Keyboard shortcuts
      </button>
    )
  );
}
