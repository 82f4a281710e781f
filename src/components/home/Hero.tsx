import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Screenshot from '@site/src/components/docs/Screenshot';
import {docPath, landmarks} from '@site/src/site/navigation';
import {product} from '@site/src/site/product';
import Heading from '@theme/Heading';
import styles from './Hero.module.css';

/** What the console is, at a glance. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.release}>Documentation for release {product.release}</p>
        <Heading as="h1" className={styles.title}>
          {product.name}
        </Heading>
        <p className={styles.tagline}>{product.tagline}</p>
        <p className={styles.links}>
          <Link className="button button--primary button--lg" to={docPath(landmarks.deploy)}>
            Deploy it
          </Link>
          <Link className="button button--outline button--primary button--lg" to={docPath(landmarks.intro)}>
            Read the introduction
          </Link>
        </p>
        <p className={styles.hint}>
          Press <kbd>/</kbd> to search from any page.
        </p>
      </div>
      <div className={styles.picture}>
        <Screenshot
          name="dashboard"
          alt="The dashboard: a table of eighteen services with status, provider, tags and number of alerts, filters on the left"
        />
      </div>
    </header>
  );
}
