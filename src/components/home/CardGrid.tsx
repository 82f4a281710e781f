import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeCard} from '@site/src/site/home';
import {docPath} from '@site/src/site/navigation';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './CardGrid.module.css';

interface Props {
  readonly heading: string;
  readonly cards: readonly HomeCard[];
}

/** Rows of cards, each of them one link. */
export default function CardGrid({heading, cards}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.grid}>
        {cards.map(({title, text, docId}) => (
          <li key={docId} className={styles.card}>
            <Heading as="h3" className={styles.title}>
              <Link to={docPath(docId)} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
