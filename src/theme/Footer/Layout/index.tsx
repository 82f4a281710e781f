// Replaces: @theme/Footer/Layout of 3.10.2.
// Change: the bottom row also contains the keyboard shortcuts, the cookie settings, and the hosting badge. The cookie
// banner comes last, so readers with a keyboard reach the page first.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {openShortcuts} from '@site/src/behavior/shortcuts';
import {saveConsent} from '@site/src/components/consent/consentStore';
import CookieBanner from '@site/src/components/consent/CookieBanner';
import FooterButton from '@site/src/components/ui/FooterButton';
import HostingBadge from '@site/src/components/ui/HostingBadge';
import type {Props} from '@theme/Footer/Layout';
import styles from './styles.module.css';

export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  const isDark = style === 'dark';
  return (
    <>
      <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', isDark && 'footer--dark')}>
        <div className="container container-fluid">
          {links}
          <div className={clsx('footer__bottom', styles.bottom)}>
            <div className={styles.owner}>
              {logo}
              {copyright}
            </div>
            <div className={styles.owner}>
              <FooterButton onClick={openShortcuts}>Keyboard shortcuts</FooterButton>
              {/* Shows the banner again, so withdrawing consent takes one click, just as giving it does. */}
              <FooterButton data-opens-cookie-banner="" onClick={() => saveConsent(null)}>
                Cookie settings
              </FooterButton>
              <HostingBadge />
            </div>
          </div>
        </div>
      </footer>
      <CookieBanner />
    </>
  );
}
