import type {ReactNode} from 'react';
import clsx from 'clsx';
import {clearConsent} from '@site/src/components/consent/consentStore';
import {useCookieConsent} from '@site/src/components/consent/useCookieConsent';
import styles from '../ui/FooterButton.module.css';

/**
 * Forgets the stored choice and shows the banner again, so withdrawing consent takes one click, just as giving it does.
 * The button stays invisible, but keeps its space, until the page is interactive: without JavaScript, nothing is stored.
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
