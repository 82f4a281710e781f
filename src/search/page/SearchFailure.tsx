import {type ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

/** The error screen of the modal. */
export default function SearchFailure(): ReactNode {
  const texts = translations.modal?.errorScreen ?? {};
  return (
    <div className={styles.failure} role="alert">
      <strong>{texts.titleText}</strong>
      <p>{texts.helpText}</p>
    </div>
  );
}
