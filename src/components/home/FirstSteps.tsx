import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {firstSteps} from '@site/src/site/home';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './FirstSteps.module.css';

/** Where to start, in order. */
export default function FirstSteps(): ReactNode {
  return (
    <Section heading="Where to start">
      <ol className={styles.steps}>
        {firstSteps.map(({title, text, to}) => (
          <li key={to} className={styles.step}>
            <Heading as="h3" className={styles.title}>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
