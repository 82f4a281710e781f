import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badge from './Badge';
import OtherNames from './OtherNames';
import styles from './EntryList.module.css';

interface Props {
  readonly href: string;
  /** Other templates of a message. */
  readonly also?: readonly string[];
  /** What readers call it. */
  readonly words?: readonly string[];
  readonly badge?: string;
  /** What readers can filter by besides the text. */
  readonly kind?: string;
  /** The entry's title. */
  readonly children: ReactNode;
}

/** A link to an entry on another page, which the filter (`src/behavior/entries`) finds like the entry itself. */
export default function EntryLink({href, also, words, badge, kind = '', children}: Props): ReactNode {
  return (
    <li className={styles.item} data-entry={kind}>
      <Link to={href}>{children}</Link>
      {badge && <Badge>{badge}</Badge>}
      <OtherNames templates={also} words={words} />
    </li>
  );
}
