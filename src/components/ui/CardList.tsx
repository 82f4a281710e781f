import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {PageCard} from '@site/src/site/home';
import styles from './CardList.module.css';

interface Props {
  readonly cards: readonly PageCard[];
  /** The level of the titles: one below the heading above the cards. */
  readonly headings: 'h2' | 'h3';
}

/** Rows of cards, each of them one link. */
export default function CardList({cards, headings}: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({title, text, to}) => (
        <li key={to} className={styles.card}>
          <Heading as={headings} className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
