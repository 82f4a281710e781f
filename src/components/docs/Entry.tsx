import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Badge from './Badge';
import OtherNames from './OtherNames';
import styles from './Entry.module.css';

interface Props {
  /** Its address on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** Below the title of the page, or below a section's. */
  readonly heading?: 'h2' | 'h3';
  /** A word or two beside the title. */
  readonly badge?: string | undefined;
  /** What readers can filter by besides the text. */
  readonly kind?: string;
  /** What search finds the entry by besides its title. It's shown before the explanation. */
  readonly before?: ReactNode;
  /** What readers call it: search and the filter find it by these words. */
  readonly words?: readonly string[] | undefined;
  /** The explanation, which search leaves out: with those of all entries, the index would be twice as large. */
  readonly children: ReactNode;
}

/**
 * An entry of a reference page: a title whose explanation opens on a click, or when a link leads to it
 * (`src/behavior/entries`).
 */
export default function Entry({
  id,
  title,
  heading: Heading = 'h2',
  badge,
  kind,
  before,
  words,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.entry} data-entry={kind ?? ''}>
      <summary>
        {/* Not the theme's, which would put a link into the summary. */}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {badge && <Badge>{badge}</Badge>}
      </summary>
      <div className={styles.explanation}>
        {before}
        <div data-unsearched>{children}</div>
        <OtherNames words={words} />
      </div>
    </details>
  );
}
