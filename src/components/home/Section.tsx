import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

/** A band of the home page under a heading of its own. */
export default function Section({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
