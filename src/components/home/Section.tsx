import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

/** A section of the home page, with its own heading. */
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
