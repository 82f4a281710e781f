import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHandOver} from '@site/src/components/paste/useHandOver';
import SearchField from '@site/src/components/ui/SearchField';
import Screenshot from '@site/src/components/docs/Screenshot';
import {pitch} from '@site/src/site/home';
import {docPath, docIds} from '@site/src/site/docs';
import {product} from '@site/src/site/product';
import Heading from '@theme/Heading';
import styles from './Hero.module.css';

const searchLabel = 'Search, or paste an error';

/** What the console is, for whom, and where to start. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.release}>Documentation for release {product.release}</p>
        <Heading as="h1" className={styles.title}>
          {product.name}
        </Heading>
        <p className={styles.tagline}>{product.tagline}</p>
        <p>{pitch.audience}</p>
        {/* A text that's longer than a query, such as a log, goes to the page that explains messages. */}
        <SearchField placeholder={searchLabel} aria-label={searchLabel} onLongPaste={useHandOver()} />
        <p className={styles.links}>
          <Link className="button button--primary button--lg" to={docPath(docIds.quickStart)}>
            Quick start
          </Link>
          <Link className="button button--outline button--primary button--lg" to={docPath(docIds.messages)}>
            Error messages
          </Link>
        </p>
        <p className={styles.hint}>
          {pitch.terms}. Read <Link to={docPath(docIds.intro)}>what it does and doesn't do</Link>,{' '}
          <Link to={docPath(docIds.comparison)}>how it compares</Link> with Portainer, Uptime Kuma, Grafana,
          and Rancher, and the <Link to={docPath(docIds.securityReview)}>security review</Link>. Later
          releases are a different product:{' '}
          <Link to={docPath(docIds.releases)}>find out which release you're running</Link>.
        </p>
      </div>
      <div className={styles.picture}>
        <Screenshot
          name="dashboard"
          // In the light theme, the console writes statuses in white on pale green.
          mode="dark"
          width="1440"
          height="900"
          alt="The console's Dashboard: the menu on the left, filters, and 18 services with their status, provider, tags, and number of alerts"
        />
      </div>
    </header>
  );
}
