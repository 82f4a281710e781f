import type {ReactNode} from 'react';
import clsx from 'clsx';
import {clearConsent} from '@site/src/components/consent/consentStore';
import {useCookieConsent} from '@site/src/components/consent/useCookieConsent';
import styles from './CookieSettingsButton.module.css';

/**
 * Forgets the stored answer and shows the banner again: withdrawing is one press, like giving. Until the page is
 * interactive the button keeps its place but cannot be seen, because without JavaScript nothing is stored.
 */
export default function CookieSettingsButton(): ReactNode {
  const isPending = useCookieConsent() === 'pending';
  return (
    <button
      type="button"
      className={clsx(styles.button, isPending && styles.pending)}
      data-opens-cookie-banner=""
      onClick={clearConsent}
    >
      Cookie settings
    </button>
  );
}
