import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import IntegrationLogo from '@site/src/components/ui/IntegrationLogo';
import {integrations} from '@site/src/site/integrations';
import {docPath} from '@site/src/site/docs';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './IntegrationGrid.module.css';

/** What the console integrates with. */
export default function IntegrationGrid(): ReactNode {
  return (
    <Section heading="Works with">
      <ul className={styles.grid}>
        {integrations.map(({id, name, docId, gives}) => (
          <li key={id} className={styles.item}>
            <IntegrationLogo id={id} />
            <div>
              <Heading as="h3" className={styles.name}>
                <Link to={docPath(docId)}>{name}</Link>
              </Heading>
              <p>{gives}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
