import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {saveConsent} from '@site/src/components/consent/consentStore';
import {useBannerFocus} from '@site/src/components/consent/useBannerFocus';
import {useCookieConsent} from '@site/src/components/consent/useCookieConsent';
import {useReservedSpace} from '@site/src/components/consent/useReservedSpace';
import {docPath, docIds} from '@site/src/site/docs';
import type {Consent} from '@site/src/site/storage';
import styles from './CookieBanner.module.css';

const headingId = 'cookie-banner-heading';

/** Milliseconds for which presses go through the banner, because it appears under whatever a reader may be pressing. */
const settleMs = 500;

/** Asks for consent at the bottom of every page until a choice is stored. Renders nothing on the server. */
export default function CookieBanner(): ReactNode {
  return useCookieConsent() === 'unanswered' ? <Banner /> : null;
}

function Banner(): ReactNode {
  const region = useRef<HTMLElement>(null);
  const [isReopened] = useState(isOpenerFocused);
  useReservedSpace(region, isReopened);
  useBannerFocus(region, isReopened);
  useLayoutEffect(() => {
    region.current?.animate({pointerEvents: ['none', 'none']}, settleMs);
  }, []);
  return (
    <section ref={region} className={styles.banner} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.text}>
        {/* oxlint-disable-next-line react/forbid-elements -- not part of a page's text: `Heading` would link to it */}
        <h2 id={headingId} className={styles.heading}>
          Cookies on this site
        </h2>
        <p>
          No tracking. <Link to={docPath(docIds.privacy)}>Cookie Policy</Link>
        </p>
      </div>
      <div className={styles.buttons}>
        <AnswerButton answer="rejected">Reject All</AnswerButton>
        <AnswerButton answer="accepted">Accept All Cookies</AnswerButton>
      </div>
    </section>
  );
}

function AnswerButton({answer, children}: {readonly answer: Consent; readonly children: string}): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        saveConsent(answer);
      }}
    >
      {children}
    </button>
  );
}

/** Whether the reader reopened the banner with a button, as opposed to the page showing it automatically. */
function isOpenerFocused(): boolean {
  return document.activeElement?.closest('[data-opens-cookie-banner]') != null;
}
